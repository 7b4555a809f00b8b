import { setCatalogue } from '@baize/platform/games/catalogue.ts'
import { lanes, prizeModeOf } from '@baize/platform/games/lanes.ts'
import { routeOfVendor } from '@baize/platform/games/routes.ts'
import { expect, test } from 'vitest'
import { gamesContent } from './content.ts'

setCatalogue(gamesContent())

test('e-sports and cockfight follow sports, in-house games after slots', () => {
  const titles = lanes().map(({ title }) => title)
  const after = (title: (typeof titles)[number]) => titles.slice(titles.indexOf(title) + 1)
  expect(after('SPORTS').slice(0, 2)).toEqual(['ESPORTS', 'COCKFIGHT'])
  expect(after('RNG')[0]).toBe('INHOUSE')
  const esports = lanes().find(({ title }) => title === 'ESPORTS')
  expect(esports?.cards.map(({ vassalage }) => vassalage).sort()).toEqual(['AI', 'AV', 'IA', 'IMES', 'TF'])
})

test.each([
  [[{ title: 'ELOTT', cards: [{ vassalage: 'TCG_LOTTO_VN' }] }], 'ELOTT'],
  [[{ title: 'ELOTT', cards: [{ vassalage: 'LOTT' }] }], 'ELOTT'],
  [[{ title: 'ELOTT', cards: [{ vassalage: 'TCG_SEA' }] }], 'LOTT'],
  [[{ title: 'LOTT', cards: [{ vassalage: 'LOTT' }] }], 'LOTT'],
  [[], 'LOTT'],
] as const)('the prize mode follows the vendor data', (given, mode) => expect(prizeModeOf(given)).toBe(mode))

test.each([
  ['TCG_LOTTO_VN', 'ELOTT', '/vnLottery'],
  ['TCG_SEA', 'LOTT', '/seaLottery'],
  ['LOTT', 'LOTT', '/lottery'],
  ['ELOTT', 'ELOTT', '/lottery'],
  ['EMR', 'RNG', '/rng?vassalage=EMR'],
  ['PRL', 'LIVE', ''],
] as const)('%s of %s opens at "%s"', (vendor, type, route) =>
  expect(routeOfVendor(vendor, type)).toBe(route),
)
