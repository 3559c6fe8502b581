/** The side panel's code: the login form with its mask, or the member's own links. */
export const loadAccountPanel = () => import('./account-panel.tsx');
