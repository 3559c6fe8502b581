export { registerMailLink } from './mail-link.ts';
export { registerStockAlerts } from './register-stock-alerts.ts';
