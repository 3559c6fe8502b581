/** Each session writes moments as the wire has them (API-3), in whatever zone and date style the database has by itself. */
export const sessionOptions = '-c TimeZone=UTC -c DateStyle=ISO';
