/** Listens to a captcha's sound as an ear does, for tests: where it is loud, and how long it is quiet between. */
export function countTones(wav: Uint8Array): number[] {
  const samples = wav.subarray(44)
  const frame = 80
  const loud: boolean[] = []
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const heard = samples.subarray(at, at + frame)
    const energy = heard.reduce((sum, sample) => sum + (sample - 128) ** 2, 0) / frame
    loud.push(energy > 300)
  }
  const counts: number[] = []
  let quiet = Number.POSITIVE_INFINITY
  for (const isLoud of loud) {
    if (isLoud && quiet > 50) counts.push(1)
    else if (isLoud && quiet > 3) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    quiet = isLoud ? 0 : quiet + 1
  }
  return counts
}
