import { type Part, parts, type TokensDocument, tokensIn } from './tokens-document.ts'

/** A role that a brand fills. */
export interface Role {
  /** `color.surface.page` */
  path: string
  /** `Page` */
  name: string
  /** The kind of its value, by the design-tokens format. */
  type: string
  /** Where its tokens are: once, or once a scheme. */
  parts: readonly Part[]
}

/** Roles that belong together. */
export interface RoleGroup {
  id: string
  title: string
  hint: string | undefined
  roles: readonly Role[]
}

const titles: Readonly<Record<string, readonly [title: string, hint?: string]>> = {
  'color.surface': ['Surfaces', 'What pages, cards and lists are made of.'],
  'color.text': ['Text colours'],
  'color.border': ['Borders'],
  'color.field': ['Fields', 'Boxes to write in.'],
  'color.accent': ['Accent', 'The brand’s colour: main buttons, chosen things, links.'],
  'color.premium': ['Premium', 'Money, prizes and paying in.'],
  'color.neutral': ['Neutral', 'Quiet buttons and labels.'],
  'color.positive': ['Positive', 'Done, credited, open.'],
  'color.critical': ['Critical', 'Errors and what cannot be undone.'],
  'color.caution': ['Caution', 'Waiting, and what wants care.'],
  'color.info': ['Information'],
  'color.felt': ['Felt', 'The cloth: heads of pages and balances.'],
  'color.game': ['Games', 'Jackpots, wins, labels on tiles.'],
  'color.chart': ['Charts', 'The series of a chart, in order.'],
  'color.rank': ['Ranks', 'The metals of the levels, lowest first.'],
  color: ['Focus and scrim', 'The ring around what has the focus; the shade behind a dialog.'],
  elevation: ['Elevation', 'Shadows: across, down, blur, spread and colour.'],
  space: ['Space', 'The steps between things.'],
  'type.family': ['Typefaces', 'In order of wish; the first that a device has is taken.'],
  'type.size': ['Text sizes'],
  'type.weight': ['Text weights'],
  'type.lineHeight': ['Line heights', 'By script; tall scripts want more.'],
  'type.tracking': ['Letter spacing'],
  size: ['Sizes', 'Controls, icons, containers, dialogs.'],
  radius: ['Radius', 'How round corners are.'],
  line: ['Lines'],
  motion: ['Motion', 'How long and by which curve things move.'],
  z: ['Layers', 'What stands over what.'],
}

/** `onHot` is “On hot”; `lineHeight.khmer` is “Line height khmer”. */
function wordsOf(keys: readonly string[]): string {
  const words = keys.join(' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function groupOf(path: string): string {
  const [first = '', second = '', third] = path.split('.')
  return (first === 'color' || first === 'type') && third !== undefined ? `${first}.${second}` : first
}

/** Every role that a whole document fills, in groups and in the document's order: colours first, as people look for them. */
export function roleGroups(whole: TokensDocument): RoleGroup[] {
  const groups = new Map<string, Map<string, Role>>()
  for (const part of [...parts.slice(1), 'base'] as const)
    for (const [path, { type = '' }] of tokensIn(whole, part as Part)) {
      const id = groupOf(path)
      const roles = groups.get(id) ?? new Map<string, Role>()
      groups.set(id, roles)
      const before = roles.get(path)?.parts ?? []
      const name = wordsOf(path.split('.').slice(id.split('.').length))
      roles.set(path, { path, name, type, parts: [...before, part as Part] })
    }
  return [...groups].map(([id, roles]) => {
    const [title = wordsOf(id.split('.')), hint] = titles[id] ?? []
    return { id, title, hint, roles: [...roles.values()] }
  })
}

const partWords: Record<Part, string> = { base: '', light: 'light', dark: 'dark' }

/** How a token is spoken of: “Surfaces, Page, light”. */
export function tokenName(group: RoleGroup, role: Role, part: Part): string {
  return [group.title, role.name, partWords[part]].filter(Boolean).join(', ')
}

/** The groups with what a search leaves of them: every word is in the role's path, its name or its group's title. */
export function searched(groups: readonly RoleGroup[], search: string): RoleGroup[] {
  const words = search
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter(Boolean)
  return groups.flatMap((group) => {
    const roles = group.roles.filter((role) => {
      const text = `${group.title} ${role.path} ${role.name}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return roles.length === 0 ? [] : [{ ...group, roles }]
  })
}
