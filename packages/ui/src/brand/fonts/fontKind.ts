/** What a kind of font begins with. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  woff2: [0x77, 0x4f, 0x46, 0x32],
  ttf: [0, 1, 0, 0],
  otf: [0x4f, 0x54, 0x54, 0x4f],
}

/** More than a font has that is made for the web, in bytes: it is cut before it is served. */
export const maxFontBytes = 4_000_000

/** What makes a file unfit to be a font, as the rest of a sentence that begins with its name; undefined when nothing does. */
export function fontKindProblem(file: string, bytes: Uint8Array): string | undefined {
  if (bytes.length > maxFontBytes) return `is larger than ${maxFontBytes / 1_000_000} MB.`
  const kind = file.split('.').at(-1) ?? ''
  const isOfKind = signatures[kind]?.every((byte, index) => bytes[index] === byte) === true
  return isOfKind ? undefined : `is not a ${kind} font.`
}
