/** English. */
export const en = {
  address: '1 Aloe Street, city centre',
  hours: 'Mon–Sat 10:00–18:00',
  courier: 'Courier',
  courierDescription: 'To your door. Free from 2 CC.',
  pickup: 'Pickup at the office',
  pickupDescription: 'Ready within an hour during opening hours.',
  heroTitle: 'The power of aloe, every day',
  heroLead: 'Drinks, skin care and nutrition based on aloe vera. {country}: free delivery from 2 CC.',
  capital: 'Capital',
  centre: 'City centre',
  suburbs: 'Suburbs',
  regions: 'Regions',
  towns: 'Towns and villages',
  pageComing: 'This page is being written. Until then we are glad to answer: {email}.',
  join: 'Members buy at a discount and earn when others buy through them.',
  joinPoint: 'A discount on every order',
};
