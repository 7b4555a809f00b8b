import { pageBrand } from '../brand/pageBrand.ts'

/** The fonts of scripts, by the script's code (ISO 15924). Importing one declares it; its files load with its letters. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  Arab: () => import('./arabic.css.ts'),
  Beng: () => import('./bengali.css.ts'),
  Deva: () => import('./devanagari.css.ts'),
  Ethi: () => import('./ethiopic.css.ts'),
  Gujr: () => import('./gujarati.css.ts'),
  Guru: () => import('./gurmukhi.css.ts'),
  Knda: () => import('./kannada.css.ts'),
  Laoo: () => import('./lao.css.ts'),
  Mlym: () => import('./malayalam.css.ts'),
  Mymr: () => import('./myanmar.css.ts'),
  Sinh: () => import('./sinhala.css.ts'),
  Taml: () => import('./tamil.css.ts'),
  Telu: () => import('./telugu.css.ts'),
  Thai: () => import('./thai.css.ts'),
}

/** A language waits no longer than this for its font, in ms: it is read in the device's letters until then. */
const timeoutMs = 1_000

/**
 * Declares a script's font and waits a moment for its letters, so that the language appears in them. Where the brand brings
 * fonts for the language, these are waited for, and no other is declared.
 */
export async function loadFont(script: string, sample: string, language: string): Promise<void> {
  const own = (pageBrand()?.fonts ?? []).filter(({ languages }) => languages.includes(language))
  if (own.length === 0) await faces[script]?.()
  const families = own.length === 0 ? ['Baize Script'] : own.map(({ family }) => family)
  const letters = families.flatMap((family) =>
    ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample)),
  )
  await Promise.race([Promise.all(letters), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
}
