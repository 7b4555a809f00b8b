import type { Scheme } from './readTokens.ts'

/** The sets of rules that the platform knows. */
export const policyProfiles = ['standard', 'regulated'] as const

/** A file of a typeface: beside `brand.json`, woff2, ttf or otf. */
export interface BrandFontFile {
  file: string
  /** One weight, or the ends of a variable font's axis. */
  weight: number | [from: number, to: number]
  /** @default 'normal' */
  style?: 'normal' | 'italic'
}

/** A typeface that a brand brings. The tokens of `type.family` name its family. */
export interface BrandFont {
  family: string
  files: BrandFontFile[]
  /** The brand's languages that are written in it: each file must have all letters of each. Others keep their fonts. */
  languages: string[]
  /** The copyright and licence, in one line: it stays with the font wherever it is served. */
  licence: string
}

/** What `brand.json` says about a brand, besides its looks. */
export interface Brand {
  name: string
  /** Fixed for the brand; sent with calls that require it. */
  merchantCode: string
  /** Which rules of safer play and age hold. */
  policyProfile: (typeof policyProfiles)[number]
  /** The languages its sites offer. */
  languages: string[]
  defaultLanguage: string
  /** ISO 4217 code and the prefix of an amount. */
  currency: { code: string; symbol: string }
  /** Least age of a member, in years. */
  minimumAge: number
  /** The licence line of the footer, by language. */
  licence: Record<string, string>
  /** How members reach the operator. `labels` has `label` in more languages. */
  contacts: { type: string; label: string; labels?: Record<string, string>; url: string }[]
  /** Names of files beside `brand.json`; `smallAppIcon` is the app icon at 192 px, `art` a wide image of the brand, shown as decoration. */
  assets: { logo: string; favicon: string; appIcon: string; smallAppIcon?: string; art?: string }
  /** Typefaces that are brought as files; others are those of devices. */
  fonts?: BrandFont[]
}

/** What a page needs of a brand: the compiled `brand.json`. */
export interface BrandData extends Brand {
  /** Changes when anything of the brand does. */
  version: string
  /** The page's ground in each scheme, as CSS: what the browser's own frame takes on. */
  themeColor: Record<Scheme, string>
}
