import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { circles } from './circles.ts'
import { type Import, isFrom, type ParsedFile, parseFile } from './imports.ts'
import { laws, type Room, type RoomLaw } from './law.ts'

export interface Violation {
  rule: 'table' | 'deep' | 'outside' | 'ban' | 'node' | 'leak' | 'circle'
  file: string
  line: number
  words: string
}

export interface Findings {
  files: number
  violations: Violation[]
}

const scope = '@baize/'
const closedTypes = ['radix-ui', '@radix-ui', 'lucide-react']
/** Icons are Lucide's own components under names of ours. */
const icons = 'packages/ui/src/icons/icons.ts'

/** Checks every source file of the rooms under `root` against the law. */
export function checkImports(root: string): Findings {
  const violations: Violation[] = []
  const graph = new Map<string, string[]>()
  for (const [room, law] of Object.entries(laws) as [Room, RoomLaw][]) {
    for (const file of sources(root, law.folder)) {
      const parsed = parseFile(join(root, file))
      const report = (rule: Violation['rule'], line: number, words: string) =>
        violations.push({ rule, file, line, words })
      for (const found of parsed.imports) checkOne({ root, room, law, file, found, report })
      if (room === 'ui' && file !== icons) checkLeaks(parsed, report)
      graph.set(file, edges(root, file, parsed.imports))
    }
  }
  for (const circle of circles(graph)) {
    violations.push({
      rule: 'circle',
      file: circle[0] ?? '',
      line: 1,
      words: `circle: ${[...circle, circle[0]].join(' -> ')}`,
    })
  }
  return { files: graph.size, violations }
}

function sources(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx,mts,mjs,js,jsx}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|storybook-static|coverage|\.turbo)(\/|$)/.test(path),
  })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
}

interface Case {
  root: string
  room: Room
  law: RoomLaw
  file: string
  found: Import
  report: (rule: Violation['rule'], line: number, words: string) => void
}

function checkOne({ root, room, law, file, found, report }: Case): void {
  const { specifier, line } = found
  if (specifier.startsWith('.')) {
    checkRelative({ root, law, file, found, report })
  } else if (specifier.startsWith(scope)) {
    checkRoomImport({ root, room, law, found, report })
  } else if (specifier.startsWith('node:')) {
    if (law.browser && isShippedSource(file)) {
      report(
        'node',
        line,
        `${specifier}: ${room} runs in a browser; Node's own modules belong in scripts and tests`,
      )
    }
  } else {
    const [banned, reason] = Object.entries(law.bans ?? {}).find(([name]) => bites(name, specifier)) ?? []
    if (banned) report('ban', line, `${specifier} in ${room}: ${reason}`)
  }
}

function bites(ban: string, specifier: string): boolean {
  return ban === 'zod' ? specifier === 'zod' : isFrom(specifier, ban)
}

/**
 * Sources that reach a browser: below src, neither tests nor stories, nor the suite of ui's tests, nor the brand
 * compiler, which builds use.
 */
function isShippedSource(file: string): boolean {
  return (
    file.includes('/src/') &&
    !/\.(test|stories|conformance)\.tsx?$/.test(file) &&
    !file.startsWith('packages/ui/src/conformance/') &&
    !file.startsWith('packages/ui/src/brand/')
  )
}

function checkRelative({ root, law, file, found, report }: Omit<Case, 'room'>): void {
  const target = relative(root, resolve(root, dirname(file), found.specifier))
  if (isInside(target, law.folder)) return
  const other = Object.values(laws).find(({ folder }) => isInside(target, folder))
  if (other)
    report(
      'outside',
      found.line,
      `${found.specifier}: reaches into ${other.folder} by path; import its package name`,
    )
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function checkRoomImport({ root, room, law, found, report }: Omit<Case, 'file'>): void {
  const { specifier, line } = found
  const [target = '', ...rest] = specifier.slice(scope.length).split('/')
  const entry = rest.join('/')
  if (target === room) {
    report('table', line, `${specifier}: ${room} imports itself by name; use a relative path`)
    return
  }
  if (!law.imports.includes(target) && !law.imports.includes(`${target}/${entry}`)) {
    const allowed = law.imports.length > 0 ? law.imports.join(', ') : 'no other room'
    report('table', line, `${specifier}: ${room} may import ${allowed}`)
    return
  }
  const reason = law.typesOnly?.[`${target}/${entry}`]
  if (reason && !found.typeOnly) report('table', line, `${specifier} in ${room}: ${reason}`)
  const targetLaw = laws[target as Room]
  const manifest: { exports?: Record<string, unknown> } = JSON.parse(
    readFileSync(join(root, targetLaw.folder, 'package.json'), 'utf8'),
  )
  if (manifest.exports && !matchesExport(Object.keys(manifest.exports), entry)) {
    report('deep', line, `${specifier}: not in the exports of ${scope}${target}; import its face`)
  }
}

function matchesExport(keys: string[], entry: string): boolean {
  const wanted = entry === '' ? '.' : `./${entry}`
  return keys.some((key) => {
    const [head = '', tail] = key.split('*')
    return tail === undefined ? key === wanted : wanted.startsWith(head) && wanted.endsWith(tail)
  })
}

function checkLeaks(parsed: ParsedFile, report: Case['report']): void {
  for (const { name, from, line } of parsed.exportedTypesNaming(closedTypes)) {
    report('leak', line, `${name} shows a type of ${from}: ui's public types are its own`)
  }
}

/** The files that a file needs at once, at run time: erased and lazy imports make no circle. */
function edges(root: string, file: string, imports: readonly Import[]): string[] {
  return imports
    .filter(({ specifier, typeOnly, lazy }) => specifier.startsWith('.') && !typeOnly && !lazy)
    .map(({ specifier }) => resolveFile(root, resolve(root, dirname(file), specifier.replace(/\?.*$/, ''))))
    .filter((path) => path !== undefined)
}

function resolveFile(root: string, base: string): string | undefined {
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`]
  const found = candidates.find((path) => existsSync(path) && statSync(path).isFile())
  return found && relative(root, found)
}
