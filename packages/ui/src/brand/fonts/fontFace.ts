type Descriptors = Readonly<Record<string, string | undefined>>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An `@font-face` rule of descriptors as `createFontStack` writes them: `{ fontFamily, src, sizeAdjust }`. */
export function fontFace(descriptors: Descriptors): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`${kebab(name)}:${value}`],
  )
  return `@font-face{${lines.join(';')}}`
}
