import type { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { longContent, longTexts } from '../../testing/longTexts.ts'
import { fitsAcross, fresh, tryAgain, untilRecovered, waits } from '../../testing/popups/actions.ts'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { at, popup } from '../../testing/popups/opened.tsx'
import type { AnnouncementRows } from './useAnnouncements.ts'

/** The notices of the line under the header, and those for players. */
const meta = {
  title: 'Member site/Popups/Notices',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

type Kind = 'H' | 'PL' | 'PU'
const listOf = (rows: AnnouncementRows) => ({ rows, page: { pageNo: 1, pageSize: 99, total: rows.length } })
const nothing = () => listOf([])

/** The platform's notices of each kind; nothing opens by itself (PU). */
const saying =
  (answers: { readonly [Each in Kind]?: () => ReturnType<typeof listOf> | ApiError }) =>
  ({ query }: { query?: unknown }) =>
    (answers[(query as { type: Kind }).type] ?? nothing)()

export const Loading: Story = {
  render: at('notices', { announcementList: 'never' }),
  play: async () => waits(await popup('Notices')),
}

const forPlayers = listOf([
  {
    ...{ id: 'players', type: 'PL' as const, executions: ['A' as const], title: 'Points count double' },
    ...{ content: '<p>All week.</p>', timestamp: '2026-11-20T09:00:00Z' },
  },
])

/** Neither those of the line nor those for players can be read: one click loads both, not half of them. */
export const FailedThenThere: Story = {
  render: () => {
    const [H, PL] = [untilRecovered(entranceAnswers.announcementList), untilRecovered(forPlayers)]
    return at('notices', { announcementList: saying({ H, PL }) })()
  },
  play: async () => {
    const dialog = await popup('Notices')
    await tryAgain(dialog)
    await expect(await within(dialog).findByRole('button', { name: /Welcome/ })).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: /Points count double/ })).toBeVisible()
  },
}

export const PlayersFailThenThere: Story = {
  render: () => {
    const PL = untilRecovered(forPlayers)
    return at('notices', { announcementList: saying({ PL }) })()
  },
  play: async () => {
    const dialog = await popup('Notices')
    await tryAgain(dialog)
    await expect(await within(dialog).findByRole('button', { name: /Points/ })).toBeVisible()
  },
}

export const Empty: Story = {
  render: at('notices', { announcementList: nothing }),
  play: async () => {
    const dialog = await popup('Notices')
    await expect(await within(dialog).findByRole('heading', { name: 'No announcements' })).toBeVisible()
  },
}

const long = listOf(
  Object.entries(longTexts).map(([id, title]) => ({
    ...{ id, title, content: longContent, timestamp: '2026-11-20T09:00:00Z' },
    ...{ type: 'H' as const, executions: ['B' as const] },
  })),
)

/** Titles are text, however they were meant; what is wide stays inside the popup. */
export const LongText: Story = {
  render: at('notices', { announcementList: saying({ H: () => long }) }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await popup('Notices')
    await waitFor(() => expect(dialog).toHaveTextContent('<img src=x'))
    await expect(within(dialog).getByRole('table')).toBeVisible()
    await expect(dialog.querySelector('img')).toBeNull()
    await fitsAcross(dialog)
  },
}

export const LongTextRightToLeft: Story = {
  render: at('notices', { announcementList: saying({ H: () => long }) }),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
