export { registerStockAlerts } from './register-stock-alerts.ts';
