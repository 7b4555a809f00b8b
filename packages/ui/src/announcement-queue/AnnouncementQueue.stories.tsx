import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sampleAnnouncements } from '../announcement-list/sample-announcements.ts'
import { Button } from '../button/Button.tsx'
import { sanitise } from '../html/sanitise.ts'
import { DialogHost } from '../modal/DialogHost.tsx'
import { closeAllDialogs, openDialog } from '../modal/dialogStack.ts'
import { AnnouncementQueue } from './AnnouncementQueue.tsx'

const kinds = ['B', 'A', 'A', 'F']
const announcements = sampleAnnouncements(4).map((item, index) => ({
  ...item,
  execution: kinds[index] ?? 'A',
}))

const meta = {
  title: 'UI/Modal/AnnouncementQueue',
  component: AnnouncementQueue,
  args: { announcements, reader: { loggedIn: true }, seen: [], onSeen: fn() },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof AnnouncementQueue>
export default meta
type Story = StoryObj<typeof meta>

const popup = (name: RegExp) => screen.findByRole('dialog', { name })

/** One after another, each announced once; Escape closes one too. */
export const OneAtATime: Story = {
  play: async ({ args, userEvent }) => {
    await popup(/^2\./)
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSeen).toHaveBeenLastCalledWith('announcement-2', { dontShowAgain: false })
    await popup(/^3\./)
    await userEvent.keyboard('{Escape}')
    await expect(args.onSeen).toHaveBeenLastCalledWith('announcement-3', { dontShowAgain: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSeen).toHaveBeenCalledTimes(2)
  },
}

export const Open: Story = { play: async () => void (await popup(/^2\./)) }

/** Closed for good: the caller is notified and stores it. */
export const NotAgain: Story = {
  play: async ({ args, userEvent }) => {
    await popup(/^2\./)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not show this again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await expect(args.onSeen).toHaveBeenCalledWith('announcement-2', { dontShowAgain: true })
    await popup(/^3\./)
    await expect(screen.getByRole('checkbox')).not.toBeChecked()
  },
}

export const Visitor: Story = {
  args: { reader: { loggedIn: false } },
  play: async () => void (await popup(/^1\./)),
}

export const FirstLogin: Story = {
  args: { reader: { loggedIn: true, firstLogin: true }, seen: ['announcement-2', 'announcement-3'] },
  play: async () => void (await popup(/^4\./)),
}

/** What was seen does not come up. */
export const Empty: Story = {
  args: { seen: announcements.map(({ id }) => id) },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

function Held() {
  const [hold, setHold] = useState(true)
  return (
    <>
      <Button onClick={() => setHold(false)}>Leave game</Button>
      <Button
        onClick={() => openDialog({ label: 'Ask', title: 'Ask', buttons: [{ label: 'OK', value: 'ok' }] })}
      >
        Ask
      </Button>
      <AnnouncementQueue
        announcements={announcements}
        reader={{ loggedIn: true }}
        seen={[]}
        hold={hold}
        onSeen={() => {}}
      />
      <DialogHost />
    </>
  )
}

/** Never over a game or another dialog: it waits, and appears after it. */
export const Waits: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('dialog', { name: 'Ask' })
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave game' }))
    await popup(/^2\./)
  },
}

export const LongText: Story = {
  args: {
    announcements: [
      {
        id: 'long',
        execution: 'A',
        title: 'An announcement with a very long title that goes on '.repeat(4),
        content: sanitise(`<p>${'There is a great deal to say about it. '.repeat(120)}</p>`),
      },
    ],
  },
  play: async () => void (await popup(/very long title/)),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    announcements: [
      {
        id: 'rtl',
        execution: 'A',
        title: 'مهرجان الماء',
        content: sanitise('<p>النقاط مضاعفة هذا الأسبوع.</p>'),
      },
    ],
  },
  play: async () => void (await popup(/مهرجان/)),
}
