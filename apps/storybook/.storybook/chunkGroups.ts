/**
 * How Storybook's build is cut. Cut along what each of 2,000 stories happens to share with others, its first page
 * took 356 requests: a package is one chunk here, and so are the libraries that always load together.
 */
const source = (folder: string) =>
  new RegExp(
    `/${folder}/(?!src/(?:reset|tokens)/)(?!.*\\.(?:stories|test|conformance|docs)\\.)(?!.*/locales/)`,
  )

export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 30 },
  // What every page needs of ui: the reset, and the names of the tokens.
  { name: 'tokens', test: /\/packages\/ui\/src\/(?:reset|tokens)\//, priority: 15 },
  { name: 'i18n', test: source('packages/i18n'), priority: 11 },
  { name: 'ui', test: source('packages/ui'), priority: 10 },
  { name: 'api', test: source('packages/api'), priority: 9 },
  { name: 'forms', test: source('packages/forms'), priority: 8 },
  { name: 'site', test: source('packages/site'), priority: 7 },
  { name: 'account', test: source('packages/account'), priority: 6 },
]
