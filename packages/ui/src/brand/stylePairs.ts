import { parseSync } from 'vite'
import { tones } from '../tokens/scales.ts'

/** A text colour of a component's style, with the backgrounds that the same rule sets (none: it takes what is there). */
export interface StylePair {
  over: string
  unders: readonly string[]
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

interface Colours {
  over: readonly string[]
  unders: readonly string[]
}

/** Every text colour, with its grounds, that the styles of a `.css.ts` file put together. */
export function stylePairs(file: string, text: string): StylePair[] {
  const found: StylePair[] = []
  visit(parseSync(file, text).program as unknown as Node, { over: [], unders: [] }, found)
  return found
}

/** A rule inside another, such as `:hover`, takes over the colours that it does not set itself. */
function visit(node: Node, outer: Colours, found: StylePair[]): void {
  const inner = node.type === 'ObjectExpression' ? coloursOf(node, outer, found) : outer
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visit(child, inner, found)
  }
}

function coloursOf(rule: Node, outer: Colours, found: StylePair[]): Colours {
  const color = fieldOf(rule, ['color'])
  const background = fieldOf(rule, ['background', 'backgroundColor', 'backgroundImage'])
  if (!color && !background) return outer
  // A pseudo-element without content is a mark: it has no text on it.
  const content = fieldOf(rule, ['content'])
  const over = color ? rolesIn(color) : content?.value === '' ? [] : outer.over
  const unders = background ? groundsIn(background) : outer.unders
  found.push(...expand(over, unders))
  return { over, unders }
}

/** A tone's colours belong together: `toned.on` of accent is used on `toned.base` of accent only. */
function expand(over: readonly string[], unders: readonly string[]): StylePair[] {
  return over.flatMap((role) => {
    const toned = [role, ...unders].some((each) => each.startsWith('toned.'))
    return (toned ? tones : [undefined]).map((tone) => {
      const named = (each: string) => each.replace('toned.', `${tone}.`)
      return { over: named(role), unders: unders.map(named) }
    })
  })
}

function fieldOf(rule: Node, names: readonly string[]): Node | undefined {
  const property = (rule.properties as Node[]).find(
    (each) => each.type === 'Property' && names.includes(String((each.key as Node).name)),
  )
  return property?.value as Node | undefined
}

/** A mix with something else is no ground that can be judged here. */
function groundsIn(value: Node): string[] {
  return JSON.stringify(value).includes('color-mix(') ? [] : rolesIn(value)
}

function rolesIn(value: Node): string[] {
  if (value.type === 'MemberExpression') {
    const path = pathOf(value).replace(/^tokens\./, '')
    if (path.startsWith('toned.')) return [path]
    return path.startsWith('color.') ? [path.slice('color.'.length)] : []
  }
  return Object.values(value)
    .flat()
    .filter(isNode)
    .flatMap((child) => rolesIn(child))
}

function pathOf(node: Node): string {
  if (node.type !== 'MemberExpression') return String(node.name)
  return `${pathOf(node.object as Node)}.${String((node.property as Node).name)}`
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
