const rules: readonly [RegExp, string][] = [
  [/^(?![\s\S]*<svg[\s>])/, 'holds no <svg> element.'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'declares a document type or entities; leave only the <svg> element.'],
  [
    /<script|\son\w+\s*=|javascript:|<foreignObject|<(?:iframe|embed|object)\b/i,
    'holds script; draw it without.',
  ],
  [
    /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|webp|jpeg);)[^\s"'>]/i,
    'refers to another file; draw everything in place.',
  ],
  [
    /url\(\s*["']?\s*(?!#)[^\s"')]|@import/i,
    'refers to another file in its styles; draw everything in place.',
  ],
]

/** What makes an SVG unfit to be served as a brand's, as the end of a sentence. */
export function svgProblem(text: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1]
}
