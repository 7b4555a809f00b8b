import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../inline/Inline.tsx'
import { WinnerBoard } from './WinnerBoard.tsx'

const names = [
  'sokha88',
  'dara2026',
  'vichea',
  'bopha_7',
  'ratanak',
  'lina',
  'kosal99',
  'maly',
  'piseth',
  'chan',
]
const games = [
  ['Dragon Palace', 'RNG'],
  ['Midnight Roulette', 'LIVE'],
  ['Koi Hunter', 'FISH'],
  ['Lucky Crash', 'CRASH'],
  ['Champions Night', 'SPORTS'],
  ['Tien Len Thirteen', 'PVP'],
] as const

const sample = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [game, gameType] = games[index % games.length] ?? games[0]
    return {
      id: `w${index}`,
      player: names[index % names.length] ?? 'nobody',
      game,
      gameType,
      prize: `${((index * 7919) % 9000) + 12}.${index % 10}`,
    }
  })

const meta = {
  title: 'UI/Gaming/WinnerBoard',
  component: WinnerBoard,
  args: { winners: sample(20), currency: '$' },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <WinnerBoard {...args} />
    </div>
  ),
} satisfies Meta<typeof WinnerBoard>
export default meta
type Story = StoryObj<typeof meta>

/** Two decimals, thousands separated, names masked. */
export const Default: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('so***8')[0]).toBeInTheDocument()
    await expect(canvas.queryByText('sokha88')).toBeNull()
    await expect(canvas.getByText('$7,931.10')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

/** Moves on by itself until it is paused; the pause button precedes what moves. */
export const Moves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('button', { name: /^(Pause|Play)$/ })
    await expect(control).toHaveFocus()
    if (control.getAttribute('aria-label') === 'Play') await userEvent.keyboard('{Enter}')
    await expect(control).toHaveAccessibleName('Pause')
    const view = canvas.getByRole('group', { name: 'Winners' })
    await waitFor(() => expect(view.scrollTop).toBeGreaterThan(20), { timeout: 6000 })
    await userEvent.keyboard('{Enter}')
    await expect(control).toHaveAccessibleName('Play')
    await userEvent.tab()
    await expect(view).toHaveFocus()
  },
}

/** A longer response is cut at the limit. */
export const MoreThanTheLimit: Story = {
  globals: { motion: 'reduced' },
  args: { winners: sample(57) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20)
  },
}

function Ranked(args: React.ComponentProps<typeof WinnerBoard>) {
  const [tab, setTab] = useState('latest')
  return (
    <WinnerBoard
      {...args}
      winners={tab === 'latest' ? args.winners : args.winners.slice(0, 3)}
      tabs={
        <Inline space="xs">
          <Button size="small" variant="soft" pressed={tab === 'latest'} onClick={() => setTab('latest')}>
            Latest
          </Button>
          <Button size="small" variant="soft" pressed={tab === 'day'} onClick={() => setTab('day')}>
            Best of the day
          </Button>
        </Inline>
      }
    />
  )
}
export const WithRankings: Story = {
  globals: { motion: 'reduced' },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <Ranked {...args} />
    </div>
  ),
}

/** Nothing is invented without winners. */
export const Empty: Story = {
  args: { winners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only real wins are shown.')).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const Few: Story = { args: { winners: sample(3) } }

/** What is no amount above zero is no win. */
export const ZeroNegativeAndHuge: Story = {
  args: {
    winners: ['0', '-5.00', 'soon', '', '99999999999999999999.99', '0.01'].map((prize, index) => ({
      id: `${index}`,
      player: 'sokha88',
      game: 'Dragon Palace',
      prize,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const MissingPictures: Story = {
  args: { winners: sample(4).map((winner) => ({ ...winner, image: '/nowhere.png' })) },
  play: async ({ canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll('img')) fireEvent.error(picture)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
  },
}
export const LongAndHostileNames: Story = {
  args: {
    winners: [
      {
        id: '1',
        player: 'a_name_of_two_hundred_letters_'.repeat(7),
        game: 'A game without an end '.repeat(9),
        prize: '10',
      },
      { id: '2', player: '<b>bold</b>', game: '<img src=x onerror=alert(1)>', prize: '20' },
      { id: '3', player: 'لاعب محظوظ', game: 'كنز الصحراء (Deluxe)', prize: '30' },
      { id: '4', player: '', game: '', prize: '40' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', motion: 'reduced' } }
export const Khmer: Story = { globals: { language: 'km', motion: 'reduced' }, args: { currency: '៛' } }
