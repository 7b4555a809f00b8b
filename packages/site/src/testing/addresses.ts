/** Fragments that an address may end in, and no page of ours does. */
export const hostileFragments = [
  '#50%',
  '#%',
  '#%E0%A4%A',
  '#%FF%FE',
  '#<img src=x onerror=alert(1)>',
  '#"\\',
  '#100%25',
]

/** Queries of the same kind, over every name that a page reads. */
export const hostileQueries = [
  ...[
    '%',
    '%E0%A4%A',
    '',
    '-1',
    '1e9',
    '2026-13-45',
    '0000-00-00',
    '<img src=x>',
    '__proto__',
    'constructor',
    'x'.repeat(5_000),
  ],
].map((value) =>
  ['from', 'to', 'page', 'tab', 'view', 'type', 'state', 'kind', 'sort', 'show', 'q', 'bet', 'bill', 'member']
    .concat([
      'withdrawal',
      'deposit',
      'transfer',
      'message',
      'popup',
      'notice',
      'contract',
      'vassalage',
      'side',
    ])
    .map((name) => `${name}=${value}`)
    .join('&'),
)

/** What follows a route's path where the route has a parameter. */
export const hostileParts = [
  '%',
  '%2',
  '%FF',
  '%00',
  '..%2f..',
  '%3Cscript%3E',
  '__proto__',
  'x'.repeat(3_000),
]
