import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../brandData.ts'
import { type Proposal, proposeTokens } from '../palette/proposeTokens.ts'
import { tokensText } from '../tokensText.ts'
import { drawAssets } from './drawAssets.ts'
import { AskedWrongly, commandName, lines, type Outcome } from './output.ts'

/** The options of `brand new` besides the name. */
export interface NewOptions {
  accent?: string | undefined
  premium?: string | undefined
  radius?: string | undefined
  density?: string | undefined
  title?: string | undefined
  'merchant-code'?: string | undefined
}

const licences = {
  km: (name: string) => `${name} គឺជាគេហទំព័រគំរូ។ សម្រាប់អ្នកមានអាយុចាប់ពី 18 ឆ្នាំឡើងទៅ។ សូមលេងដោយមានការទទួលខុសត្រូវ។`,
  en: (name: string) => `${name} is a reference site. For people aged 18 and over. Play responsibly.`,
  'zh-Hans': (name: string) => `${name} 是参考站点。仅限年满 18 周岁人士。请理性娱乐。`,
}

/** Writes the folder of a new brand, whole and passing; never over one that is there. */
export function newBrand(brands: string, names: readonly string[], options: NewOptions): Outcome {
  const [id, ...more] = names
  if (id === undefined || more.length > 0 || !/^[a-z][a-z0-9-]{0,30}$/.test(id))
    throw new AskedWrongly(
      'Give the new brand one name of small letters, digits and hyphens: brand new night-club --accent "#ff2d95".',
    )
  const folder = join(brands, id)
  if (existsSync(folder))
    throw new AskedWrongly(`${folder} is there already; choose another name or remove it first.`)
  const settings = newSettings(id, options)
  const { accent, premium, radius, density } = options
  if (accent === undefined) throw new AskedWrongly('Give the brand its colour: --accent "#ff2d95".')
  const proposed = proposeTokens({ accent, premium, name: settings.name, radius, density } as Proposal)
  if (!proposed.ok) return { error: lines(proposed.problems), code: 2 }
  const files = new Map([
    ...brandFiles(settings, proposed.tokens),
    ['tokens.json', tokensText(proposed.tokens)],
  ])
  writeNew(folder, files)
  return {
    out:
      `${settings.name} is in ${folder}: ${[...files.keys()].sort().join(', ')}.\n` +
      `Next: its licence and contacts in brand.json; its own pictures; then ${commandName} check.\n`,
    code: 0,
  }
}

/** The settings of a new brand, to begin from. */
export function newSettings(id: string, options: NewOptions): Brand {
  const title =
    options.title ?? id.replace(/(^|-)([a-z])/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase())
  const merchantCode = options['merchant-code'] ?? id.replaceAll('-', '').slice(0, 16).padEnd(3, '0')
  if (!/^[a-z0-9]{3,16}$/.test(merchantCode))
    throw new AskedWrongly('--merchant-code must be 3 to 16 small letters or digits.')
  return {
    name: title,
    merchantCode,
    policyProfile: 'standard',
    languages: Object.keys(licences),
    defaultLanguage: 'km',
    currency: { code: 'USD', symbol: '$' },
    minimumAge: 18,
    licence: Object.fromEntries(
      Object.entries(licences).map(([language, write]) => [language, write(title)]),
    ),
    contacts: [{ type: 'EMAIL', label: 'Email', url: `mailto:service@${id}.example` }],
    assets: {
      logo: 'logo.svg',
      favicon: 'favicon.svg',
      appIcon: 'app-icon.png',
      smallAppIcon: 'app-icon-192.png',
      art: 'art.svg',
    },
  }
}

/** The settings and images of a new brand, drawn from its colours. */
export function brandFiles(settings: Brand, tokens: unknown): Map<string, string | Buffer> {
  return new Map<string, string | Buffer>([
    ['brand.json', `${JSON.stringify(settings, null, 2)}\n`],
    ...drawAssets(settings.name, tokens),
  ])
}

/** Writes files that must not be there yet. */
export function writeNew(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of files) writeFileSync(join(folder, file), content, { flag: 'wx' })
}
