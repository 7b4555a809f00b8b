const stories = (text: string) => [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name ?? '')

/** Whether a file of stories has one with much text in it: by its name, or by what is written there. */
export function hasLongText(text: string): boolean {
  if (stories(text).some((name) => /long|much|twohundred|huge|many/i.test(name))) return true
  return /\blong[A-Z]\w*\b|\.repeat\(|['"`>][^'"`<>\n]{120,}/.test(text)
}

/** Whether a file of stories has one with words that run from right to left. */
export function hasRightToLeft(text: string): boolean {
  return (
    stories(text).some((name) => /right_?to_?left|rtl|arabic|hebrew/i.test(name)) ||
    /[\u0590-\u06ff]/.test(text)
  )
}
