import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sanitise } from '../html/sanitise.ts'
import { AnnouncementList } from './AnnouncementList.tsx'
import { sampleAnnouncements } from './sample-announcements.ts'
import { announcementSettings } from './settings.ts'

const meta = {
  title: 'UI/Gaming/AnnouncementList',
  component: AnnouncementList,
  args: { label: 'Announcements', announcements: sampleAnnouncements(31), onValueChange: fn() },
} satisfies Meta<typeof AnnouncementList>
export default meta
type Story = StoryObj<typeof meta>

/** Nine a page; the first is open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('button', { expanded: false })
    await expect(titles).toHaveLength(announcementSettings.pageSize - 1)
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('1. Water festival')
    await expect(canvas.getByRole('region', { name: /1\. Water/ })).toHaveTextContent('announcement 1')
  },
}

/** A title opens and closes, by keyboard as by pointer; one is open at a time. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = (name: RegExp) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(title(/^1\./)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(title(/^1\./)).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(title(/^2\./)).toHaveAttribute('aria-expanded', 'true')
    await expect(title(/^2\./).getAttribute('aria-controls')).toBe(
      canvas.getByRole('region', { name: /^2\./ }).id,
    )
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('announcement-2')
  },
}

/** The page follows from what is open; turning a page opens its first. */
export const OpenAtAnIndex: Story = {
  args: { defaultValue: 'announcement-21' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('21.')
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }))
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('28.')
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(3)
  },
}

export const IndexPastTheEndOpensTheFirst: Story = {
  args: { defaultValue: 'announcement-1000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('1.')
  },
}

export const NoneOpen: Story = { args: { defaultValue: null } }
export const OnePage: Story = { args: { announcements: sampleAnnouncements(3) } }
export const NarrowPagination: Story = {
  args: {
    announcements: sampleAnnouncements(120),
    range: announcementSettings.popupRange,
    defaultValue: 'announcement-61',
  },
}

/** On a phone each opens under its title. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { announcements: [] } }

export const LongText: Story = {
  args: {
    announcements: [
      {
        id: 'long',
        title: 'An announcement with a very long title that goes on '.repeat(5),
        content: sanitise(`<p>${'And there is a great deal to say about it. '.repeat(60)}</p>`),
      },
      ...sampleAnnouncements(4),
    ],
  },
}

/** Markup in a title is text; scripts in the words are gone. */
export const HostileHtml: Story = {
  args: {
    announcements: [
      {
        id: 'hostile',
        title: '<img src=x onerror=alert(1)>',
        content: sanitise('<p onclick="alert(1)">Words stay.</p><script>window.hacked = 1</script>'),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /<img/ })).toBeVisible()
    await expect(canvas.getByText('Words stay.')).toBeVisible()
    await expect(canvasElement.querySelector('script, [onclick], img')).toBeNull()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    announcements: [
      { id: 'a', title: 'مهرجان الماء', content: sanitise('<p>النقاط مضاعفة هذا الأسبوع.</p>') },
      { id: 'b', title: 'صيانة', content: sanitise('<p>يوم الأحد.</p>') },
      ...sampleAnnouncements(10),
    ],
  },
}
