/** The most that one location holds: more would not be a plan that anybody finds anything on. */
export const mostTables = 500;
export const mostRooms = 50;

/** How far a room reaches to the right and down, in pixels. */
export const planSize = 4000;
export const smallestTable = 24;
export const largestTable = 1000;
export const mostSeats = 99;

/** The name of a room fits on its tab. */
export const roomNameLength = 40;
