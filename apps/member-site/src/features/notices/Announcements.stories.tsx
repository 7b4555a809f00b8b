import type { ApiError, ValueOf } from '@baize/api'
import type { announcementList } from '@baize/api/calls'
import { defaultMember, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { longContent, longTexts } from '../../testing/longTexts.ts'
import { fitsAcross, fresh, gone, tryAgain, untilRecovered, waits } from '../../testing/popups/actions.ts'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { at, popup } from '../../testing/popups/opened.tsx'

type Listed = ValueOf<typeof announcementList>

const rows: Listed = entranceAnswers.announcementList
const none: Listed = { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } }
const asked = fn((): Listed | ApiError => rows)

/** Announcements open by themselves once they are loaded, and have an address of their own. */
const meta = {
  title: 'Member site/Popups/Announcements',
  component: Overlays,
  beforeEach: () => {
    asked.mockReset()
    return fresh()
  },
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

/** What cannot be read does not open to show an error: it was not requested. It opens on reconnection. */
export const ComesWithTheConnection: Story = {
  render: () => at(null, { announcementList: asked })(),
  beforeEach: () => void asked.mockImplementation(untilOnline(rows)),
  play: async () => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await expect(screen.queryByRole('dialog')).toBeNull()
    dispatchEvent(new Event('online'))
    await within(await popup('Announcements')).findByRole('button', { name: /Welcome/ })
  },
}

export const Loading: Story = {
  render: at('announcements', { announcementList: 'never' }),
  play: async () => waits(await popup('Announcements')),
}

export const FailedThenThere: Story = {
  render: () => at('announcements', { announcementList: untilRecovered(rows) })(),
  play: async () => {
    const dialog = await popup('Announcements')
    await tryAgain(dialog)
    await expect(await within(dialog).findByRole('button', { name: /Welcome/ })).toBeVisible()
  },
}

/** Their audience is unknown while the session cannot be read: the retry loads the session. */
export const ReaderFailedThenThere: Story = {
  render: () =>
    at('announcements', { memberInfo: untilRecovered(defaultMember), announcementList: none }, true)(),
  play: async () => {
    const dialog = await popup('Announcements')
    await tryAgain(dialog)
    await expect(await within(dialog).findByRole('heading', { name: 'No announcements' })).toBeVisible()
  },
}

/** Nothing opens; opened on request it shows that there is nothing. */
export const Empty: Story = {
  render: at('announcements', { announcementList: none }),
  play: async () => {
    const dialog = await popup('Announcements')
    await expect(await within(dialog).findByRole('heading', { name: 'No announcements' })).toBeVisible()
    await expect(within(dialog).queryByRole('button', { name: 'Got it' })).toBeNull()
  },
}

/** Opened by their address they count as read: closed, they do not open by themselves afterwards. */
export const ReadAtTheirAddress: Story = {
  render: at('announcements'),
  play: async () => {
    const dialog = await popup('Announcements')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Got it' }))
    await gone('Announcements')
    const seen: unknown = JSON.parse(sessionStorage.getItem('baize.announcements.anonymous') ?? '[]')
    await expect(seen).toEqual(rows.rows.map(({ id }) => id))
  },
}

const long: Listed = {
  ...none,
  rows: Object.entries(longTexts).map(([id, title]) => ({
    ...{ id, title, content: longContent, timestamp: '2026-11-20T09:00:00Z' },
    ...{ type: 'PU', executions: ['B'] },
  })),
}

/** Titles are text, however they were meant; what is wide stays inside the popup. */
export const LongText: Story = {
  render: at(null, { announcementList: long }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await popup('Announcements')
    await waitFor(() => expect(dialog).toHaveTextContent('<img src=x'))
    await expect(within(dialog).getByRole('table')).toBeVisible()
    await expect(dialog.querySelector('img')).toBeNull()
    await fitsAcross(dialog)
  },
}

export const LongTextRightToLeft: Story = {
  render: at(null, { announcementList: long }),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
