import { joinWords } from '@baize/i18n/format'

const PAUSE = 600

/** Collects quickly typed letters and finds the label that begins with them, in any script. */
export function createTypeAhead() {
  let typed = ''
  let last = 0
  return (letter: string, labels: readonly string[], from: number, now: number): number => {
    const began = now - last > PAUSE
    typed = began ? letter : typed + letter
    last = now
    const wanted = fold(typed)
    const sameLetter = [...wanted].every((part) => part === wanted[0])
    const prefix = sameLetter ? (wanted[0] ?? '') : wanted
    const start = sameLetter ? from + 1 : from
    for (let step = 0; step < labels.length; step++) {
      const index = (start + step + labels.length) % labels.length
      if (fold(labels[index] ?? '').startsWith(prefix)) return index
    }
    return -1
  }
}

function fold(text: string): string {
  return joinWords(text).normalize('NFC').trim().toLowerCase()
}
