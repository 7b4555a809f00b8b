/** The lines of an output that name what failed, for the end of a run. */
export function failures(output: string): string[]
