import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Leaderboard } from './Leaderboard.tsx'

const counted = Date.UTC(2026, 10, 21, 3)
const names = [
  'sokha88',
  'dara2026',
  'vichea',
  'bopha_7',
  'ratanak',
  'lina_k',
  'kosal99',
  'maly01',
  'piseth',
  'chanthy',
]
const prizes = ['$500.00', '$250.00', '$100.00', '$50.00', '$50.00']
const places = names.map((name, index) => ({
  rank: index + 1,
  name,
  score: `${48200 - index * 3911}.5`,
  prize: prizes[index],
}))

const meta = {
  title: 'UI/Gaming/Leaderboard',
  component: Leaderboard,
  args: {
    title: 'Race of November',
    metric: 'Valid bet',
    places,
    own: { rank: 42, name: 'my_own_name', score: '1205.25' },
    currency: '$',
    formula: 'Sum of valid bets on slots and live tables, each bet of $1.00 or more, from real money only.',
    countedAt: counted,
    now: counted + 95_000,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <Leaderboard {...args} />
    </div>
  ),
} satisfies Meta<typeof Leaderboard>
export default meta
type Story = StoryObj<typeof meta>

/** Formula, tie rule and freshness are printed; one's own row is pinned; others' names are masked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sum of valid bets/)).toBeVisible()
    await expect(canvas.getByText('Whoever reached the score first ranks higher.')).toBeVisible()
    await expect(canvas.getByText(/minutes? ago$/)).toBeVisible()
    await expect(canvas.getByText('so***8')).toBeVisible()
    const own = canvas.getByText('my_own_name').closest('tr')
    await expect(within(own as HTMLElement).getByText('You')).toBeVisible()
    await expect(own?.parentElement?.tagName).toBe('TFOOT')
  },
}

/** Among the places, one's own is marked and not written twice. */
export const OwnAmongThem: Story = {
  args: { own: places[3] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('bopha_7')).toHaveLength(1)
    await expect(canvas.getByText('bopha_7').closest('tr')).toHaveAttribute('data-own')
  },
}

export const Visitor: Story = { args: { own: undefined } }
export const Empty: Story = {
  args: { places: [], own: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one is on the board yet')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const Points: Story = {
  args: { metric: 'Points', currency: undefined, motif: 'fish', title: 'Season of the Golden Fish' },
}
export const Ties: Story = {
  args: { places: places.slice(0, 4).map((place) => ({ ...place, rank: 1, score: '5000' })) },
}
export const OldCount: Story = { args: { now: counted + 26 * 3_600_000 } }
export const HugeZeroAndNegative: Story = {
  args: {
    places: ['99999999999999999999.99', '0', '-50', 'soon'].map((score, index) => ({
      rank: index - 1,
      name: `player${index}`,
      score,
    })),
    own: undefined,
    countedAt: 'never',
  },
}
export const LongAndHostileNames: Story = {
  args: {
    title: 'A race with a title that is much longer than any board is wide. '.repeat(3),
    places: [
      {
        rank: 1,
        name: 'a_name_of_two_hundred_letters*'.repeat(7),
        score: '100',
        prize: 'A prize of very many words indeed',
      },
      { rank: 2, name: '<img src=x onerror=alert(1)>*', score: '90' },
      { rank: 3, name: 'لاعب محظوظ', score: '80', prize: '$1.00' },
      { rank: 4, name: '', score: '70' },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { title: 'ការប្រណាំងខែវិច្ឆិកា', currency: '៛' } }
