/** Stakes that the games offer, in units of 1/10,000; each divides by the five lines and by two. */
export const stakes: readonly bigint[] = [0.5, 1, 2, 5, 10, 20, 50, 100].map((stake) =>
  BigInt(stake * 10_000),
)
