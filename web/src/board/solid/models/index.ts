/** What the board in depth is built of. Geometry only; colours come later. */

export { board } from "./board";
export { figure } from "./figure";
export { arrow, box, coin, dome, facing, lying, ring } from "./pieces";
export { course, floor, INTO, RUN, stairs, stringers, walls } from "./stone";
