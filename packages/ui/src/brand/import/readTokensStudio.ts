import { isGroup, type Json } from '../format/json.ts'
import { memberOf } from '../format/pointer.ts'
import { type Imported, readTree, schemeNamed, slug, type TokenForm, type ToolFile } from './importedFile.ts'

/** Types of Tokens Studio by those that `readValue` knows. */
const types: Readonly<Record<string, string>> = {
  color: 'color',
  spacing: 'dimension',
  sizing: 'dimension',
  borderRadius: 'dimension',
  borderWidth: 'dimension',
  dimension: 'dimension',
  fontSizes: 'dimension',
  fontSize: 'dimension',
  letterSpacing: 'dimension',
  paragraphSpacing: 'dimension',
  fontFamilies: 'fontFamily',
  fontFamily: 'fontFamily',
  fontWeights: 'fontWeight',
  fontWeight: 'fontWeight',
  lineHeights: 'lineHeight',
  lineHeight: 'lineHeight',
  opacity: 'number',
  number: 'number',
  boxShadow: 'shadow',
  shadow: 'shadow',
  border: 'border',
  typography: 'typography',
  duration: 'duration',
  cubicBezier: 'cubicBezier',
}

const form: TokenForm = {
  typeOf: (type) => (type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined),
  // `$colors.red` is how its first versions wrote an alias.
  aliasOf: (text) => text.replace(/^\$([\w.-]+)$/, '{$1}'),
}

/** An export of Tokens Studio: sets by name, and themes that say which sets hold when. */
export function readTokensStudio({ name, content }: ToolFile, into: Imported): void {
  if (!isGroup(content)) return
  const names = setNames(content)
  if (names.length === 0) {
    into.sets.push({ tokens: readTree(content, `${name}#`, form, into) })
    return
  }
  const themes = (Array.isArray(content.$themes) ? content.$themes : []).filter(isGroup)
  for (const set of names) {
    const tokens = readTree(content[set], memberOf(`${name}#`, set), form, into)
    const contexts = contextsOf(set, themes)
    if (contexts.length === 0) into.sets.push({ tokens })
    for (const context of contexts) into.sets.push({ tokens, context })
  }
}

/** The sets in their order, without those that the order does not name: these are after it, as in the tool. */
function setNames(content: Json): string[] {
  const all = Object.keys(content).filter((key) => !key.startsWith('$') && isGroup(content[key]))
  const metadata = isGroup(content.$metadata) ? content.$metadata.tokenSetOrder : undefined
  if (!Array.isArray(metadata) && !Array.isArray(content.$themes)) return []
  const order = Array.isArray(metadata) ? metadata.map(String).filter((set) => all.includes(set)) : []
  return [...order, ...all.filter((set) => !order.includes(set))]
}

/** When a set applies: in no theme, or in every one of a group, it always does. */
function contextsOf(set: string, themes: readonly Json[]): { modifier: string; name: string }[] {
  const enabled = (theme: Json) =>
    isGroup(theme.selectedTokenSets) && ['enabled', 'source'].includes(String(theme.selectedTokenSets[set]))
  if (themes.length === 0) {
    const scheme = schemeNamed(set)
    return scheme ? [{ modifier: 'scheme', name: scheme }] : []
  }
  const groups = Map.groupBy(themes, (theme) => modifierOf(theme))
  return [...groups].flatMap(([modifier, own]) => {
    const having = own.filter(enabled)
    if (having.length === 0 || (having.length === own.length && own.length > 1)) return []
    return having.map((theme) => ({
      modifier,
      name: schemeNamed(String(theme.name)) ?? slug(String(theme.name)),
    }))
  })
}

const modifierOf = ({ name, group }: Json) =>
  schemeNamed(String(name)) ? 'scheme' : typeof group === 'string' ? slug(group) : 'theme'
