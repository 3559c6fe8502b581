/** Drawings on a 24×24 grid, as outlines 1.75 wide. */
export const paths = {
  leaf: 'M12 2c4.6 4 6.6 8 6 12-.5 3.7-2.7 6.3-6 8-3.3-1.7-5.5-4.3-6-8-.6-4 1.4-8 6-12Zm0 4v15',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  cart: 'M3 4h2.5l2 11h10.3l2-8H6.2M9 19.5h.01M17 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.7-3.5 3.7-5.5 7.5-5.5s6.8 2 7.5 5.5',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  'chevron-start': 'M14.5 6l-6 6 6 6',
  'chevron-end': 'M9.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4l9 16H3L12 4Zm0 6v5m0 2.5v.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9v.01',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  truck:
    'M2.5 6H14v10H2.5ZM14 9.5h4l3.5 3.5v3H14M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  store: 'M4 10v10h16V10M3 9l2-5h14l2 5c-1 2-5 2-6 0-1 2-5 2-6 0-1 2-5 2-6 0Zm7 11v-5h4v5',
  card: 'M3 6h18v12H3ZM3 10h18M6.5 14.5h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10 20 4 14 3.5 6 3.5 4.5 4.5 3.5 6 3.5Z',
  printer: 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7Z',
  edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19 4 20ZM14 6.5l3.5 3.5',
} as const;

/** What the set can draw. */
export type IconName = keyof typeof paths;
