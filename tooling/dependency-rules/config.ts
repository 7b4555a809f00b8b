/** The rules of dependency-cruiser: `depcruise --config tooling/dependency-rules/config.ts packages apps e2e`. */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'
import { type PackageRules, packages } from './packages.ts'

const anyPackage = '^(packages/[^/]+|apps/[^/]+|e2e)/'
/** `@baize/site/loader?script`: Vite resolves it, by the package's exports, and the build fails where it cannot. */
const queried = '^@baize/[^?]+[?]'

/** Tests, stories and their fixtures. */
const notInBuilds = '[.](test|stories)[.]tsx?$|/testing/'

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'entry-points',
    comment: "not in the package's exports: import one of its entry points",
    from: {},
    to: { couldNotResolve: true, path: '^(@baize/|[.])', pathNot: queried },
  },
  {
    name: 'relative-path',
    comment: 'a path into another package: import it by its name',
    from: { path: anyPackage },
    to: { path: anyPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'own-name',
    comment: 'a package that imports itself by name: use a relative path',
    from: { path: anyPackage },
    to: { path: '^$1/', dependencyTypesNot: ['local'] },
  },
  {
    name: 'self-import',
    comment: 'a file that imports itself; cycles of more files are found by Biome (noImportCycles)',
    from: { path: '^(.+)$' },
    to: { path: '^$1$' },
  },
  {
    name: 'unknown-package',
    comment: 'not in tooling/dependency-rules/packages.ts: say there what it may import',
    from: { path: '^(packages|apps)/', pathNot: `^(${packages.map(({ folder }) => folder).join('|')})/` },
    to: {},
  },
  {
    name: 'shared-below-features',
    comment:
      'what features of a site share knows none of them but what it loads on demand, and nothing of its app',
    from: { path: '^apps/([^/]+)/src/shared/', pathNot: notInBuilds },
    to: { path: '^apps/$1/src/(features|app)/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
  {
    name: 'feature-by-its-face',
    comment: 'the inside of another feature: import its index.ts; what several features use is in src/shared',
    from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/($2/|[^/]+/index[.]ts$)' },
  },
  {
    name: 'features-below-app',
    comment: 'a feature knows nothing of the app that assembles it: what both use is in src/shared',
    from: { path: '^apps/([^/]+)/src/features/', pathNot: notInBuilds },
    to: { path: '^apps/$1/src/app/' },
  },
]

/**
 * Sources that reach a browser: below src, neither tests nor stories, nor the conformance suite of ui, nor the brand
 * compiler, which builds use.
 */
const notShipped = [
  '[.](test|stories|conformance|docs)[.]tsx?$',
  '^packages/ui/src/conformance/',
  '^packages/ui/src/brand/',
]

function rulesOf({ folder, imports, bans = {}, contractAsTypes, browser }: PackageRules) {
  const name = folder.replace(/^.+\//, '')
  const from = { path: `^${folder}/` }
  const comment = `${name} may import ${imports.join(', ') || 'no other package'}`
  const allowed = [folder, ...imports].map((path) => `^${path}${path.endsWith('.ts') ? '$' : '/'}`)
  const rules: IForbiddenRuleType[] = [
    {
      name: `direction-of-${name}`,
      comment,
      from,
      to: { path: anyPackage, pathNot: allowed },
    },
    {
      name: `direction-of-${name}`,
      comment,
      from,
      to: { path: queried, pathNot: imports.map((path) => `^@baize/${path.replace(/^.+\//, '')}[/?]`) },
    },
    ...Object.entries(bans).map(([banned, reason]) => ({
      name: `${name}-without-${banned.replace(/\W+/g, '-').replace(/^-|-$/g, '')}`,
      comment: reason,
      from: { ...from, ...(banned === 'zod' && { pathNot: ['/bench/', ...notShipped] }) },
      // Installed or not: what does not resolve keeps the name that the import has.
      to: { path: `(^|node_modules/)${banned}(/|$)`, ...(banned === 'zod' && { pathNot: 'zod/mini(/|$)' }) },
    })),
  ]
  if (contractAsTypes)
    rules.push({
      name: `${name}-without-contract`,
      comment: 'loads zod in a browser: take the call from @baize/api/calls (types may be imported)',
      from,
      to: { path: '^packages/api/src/contract/', dependencyTypesNot: ['type-only'] },
    })
  if (browser)
    rules.push({
      name: `${name}-without-node`,
      comment: "runs in a browser: Node's own modules belong in scripts and tests",
      from: { path: `^${folder}/.*src/`, pathNot: notShipped },
      to: { dependencyTypes: ['core'] },
    })
  return rules.map((rule) => ({ ...rule, severity: 'error' as const }))
}

const config: IConfiguration = {
  forbidden: [
    ...everywhere.map((rule) => ({ ...rule, severity: 'error' as const })),
    ...packages.flatMap(rulesOf),
  ],
  options: {
    // TypeScript 7 has no compiler API; swc's parser reads the same syntax and distinguishes types from values.
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage|[.]turbo)/|[.]d[.]m?ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}

export default config
