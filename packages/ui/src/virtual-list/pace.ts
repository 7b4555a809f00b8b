/** A frame that takes longer than this, in milliseconds, is a late one; two in a row at 60 a second are not. */
const late = 40

/** How many blocks come with one frame: half as many after a late one, one more after one that brought all it might. */
export interface Pace {
  readonly most: number
  /** So many blocks came, and the next frame began so many milliseconds later. */
  note(blocks: number, milliseconds: number): void
}

/** A pace that begins with so many blocks a frame and never falls below `least`. */
export function pace(begin: number, least: number): Pace {
  let most = begin
  return {
    get most() {
      return most
    },
    note(blocks, milliseconds) {
      if (milliseconds > late) most = Math.max(least, Math.floor(most / 2))
      else if (blocks >= most) most += 1
    },
  }
}
