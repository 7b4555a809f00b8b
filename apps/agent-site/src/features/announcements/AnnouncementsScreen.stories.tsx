import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'

const asked = fn()

const meta = {
  title: 'Agent site/Announcements',
  component: AnnouncementsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void asked.mockReset(),
} satisfies Meta<typeof AnnouncementsScreen>
export default meta
type Story = StoryObj<typeof meta>

const row = (place: number, over: object = {}) => ({
  id: `ann-${place}`,
  type: 'PL' as const,
  executions: [],
  title: `Care of the games, week ${place}`,
  content: `<p>Vendors look after their games on Monday ${place}.</p>`,
  timestamp: '2026-11-20T02:00:00Z',
  ...over,
})

const pages: Answers['announcementList'] = ({ query }) => {
  asked(query)
  const { pageNo = '1' } = query as { pageNo?: string }
  const first = (Number(pageNo) - 1) * 9 + 1
  const rows = Array.from({ length: Math.min(9, 21 - first) }, (_, place) => row(first + place))
  return { rows, page: { pageNo: Number(pageNo), pageSize: 9, total: 20 } }
}

const shown =
  (announcementList: NonNullable<Answers['announcementList']>, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform site="agent" path={`/agentHome/announcements${query}`} answers={{ announcementList }}>
      <AnnouncementsScreen />
    </ScriptedPlatform>
  )

export const NineAPage: Story = {
  render: shown(pages),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('on Monday 1.'))
    await userEvent.click(canvas.getByRole('button', { name: /week 4/ }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('on Monday 4.'))
    await userEvent.click(canvas.getByRole('button', { name: /^(Page )?3/ }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ pageNo: '3' })))
    await waitFor(() => expect(canvasElement).toHaveTextContent('on Monday 19.'))
  },
}

export const OpenedByItsAddress: Story = {
  render: shown(pages, '?page=2&open=ann-12'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('on Monday 12.'))
  },
}

export const InKhmer: Story = { render: shown(pages), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(pages), globals: { language: 'ar' } }

export const Hostile: Story = {
  render: shown({
    rows: [
      row(1, {
        title: `<img src=x onerror=alert(1)> ${'a title without an end '.repeat(6)}`,
        content:
          '<p onclick="alert(1)">Read <script>alert(1)</script><a href="javascript:alert(1)">this</a></p>',
      }),
    ],
    page: { pageNo: 1, pageSize: 9, total: 1 },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Read'))
    await expect(canvasElement.querySelector('script, [onclick], [href^=javascript]')).toBeNull()
  },
}

export const Nothing: Story = {
  render: shown({ rows: [], page: { pageNo: 1, pageSize: 9, total: 0 } }),
}

export const Loading: Story = { render: shown('never') }

export const Failed: Story = { render: shown(new ApiError('network')) }
