/** What a route's 404 carries when the route matched, but refused what stands in its place (specification, section 8). */
export const REFUSED = 'refused';
