/** Password of every demo member (CTRY-8); the start page and the terminal show it. */
export const demoPassword = 'Aloe-demo-2026';
