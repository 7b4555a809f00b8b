import { ApiError } from '@baize/api'
import { SubUserContext } from '@baize/site'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScheduleButton } from '../../shared/tables/ScheduleButton.tsx'
import { ScheduledReportsScreen } from './ScheduledReportsScreen.tsx'
import { dailyBets, someReports, weeklyResults } from './testing/fixtures.ts'

const sent = fn()

const meta = {
  title: 'Agent site/Scheduled reports',
  component: ScheduledReportsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sent.mockReset()
    return closeAllDialogs
  },
} satisfies Meta<typeof ScheduledReportsScreen>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (answers: Answers, query = '') =>
  () => (
    <ScriptedPlatform site="agent" path={`/agentHome/scheduled-reports${query}`} answers={answers}>
      <ScheduledReportsScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

const answers: Answers = {
  reportSchedules: someReports,
  pauseReportSchedule: ({ body }) => {
    sent(body)
    return { ...weeklyResults, ...(body as { paused: boolean }) }
  },
  deleteReportSchedule: ({ params }) => {
    sent(params)
    return params as { id: string }
  },
  openReportFile: ({ params }) => {
    sent(params)
    return { url: 'data:text/csv,bets', fileName: 'bets.csv', expiresAt: '2026-11-21T04:01:00Z' }
  },
}

/** Each schedule leads to its report with its filter; a paused one is resumed. */
export const Schedules: Story = {
  render: shown(answers),
  play: async ({ canvas }) => {
    const schedules = await canvas.findByRole('table', { name: 'Schedules' })
    await expect(within(schedules).getByRole('link', { name: 'Slots of Dara' })).toHaveAttribute(
      'href',
      '/agentHome/team-betting?account=dara2026',
    )
    await expect(within(schedules).getByText('Paused')).toBeVisible()
    await userEvent.click(within(schedules).getByRole('button', { name: 'Resume' }))
    await expect(await screen.findByText('Schedule resumed.')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({ paused: false })
  },
}

/** A deletion asks first, and says what stays. */
export const Deletion: Story = {
  render: shown(answers),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Delete' })
    if (!first) throw new Error('nothing to delete')
    await userEvent.click(first)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/Delete the schedule .*Slots of Dara/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Schedule deleted.')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({ id: dailyBets.id })
  },
}

/** The file that a message links to is first. */
export const FromAMessage: Story = {
  render: shown(answers, '?file=rfl_2'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Download' })
    await userEvent.click(button)
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 'rfl_2' }))
  },
}

/** A sub-user that may only read downloads the files, and changes no schedule. */
export const ForReading: Story = {
  render: () => (
    <SubUserContext value={{ account: 'sokhaview', permission: 'view', authenticator: 'none' }}>
      {shown(answers)()}
    </SubUserContext>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Download XLSX' })
    await expect(canvas.queryByRole('button', { name: /Pause|Resume|Delete/ })).toBeNull()
  },
}

export const ExpiredFile: Story = {
  render: shown(answers, '?file=rfl_9'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This file has expired, or it belongs to another account.'),
    ).toBeVisible()
  },
}

export const None: Story = {
  render: shown({ reportSchedules: { ...someReports, schedules: [], files: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No scheduled reports')).toBeVisible()
    await expect(canvas.getByText('No files yet')).toBeVisible()
  },
}

export const Loading: Story = { render: shown({ reportSchedules: 'never' }) }

export const Failed: Story = { render: shown({ reportSchedules: new ApiError('busy') }) }

const filter = { from: '2026-11-20', to: '2026-11-20', account: 'dara2026' }

const fromReport =
  (more: Answers): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path="/agentHome/team-betting"
      answers={{
        ...answers,
        createReportSchedule: ({ body }) => {
          sent(body)
          return dailyBets
        },
        ...more,
      }}
    >
      <ScheduleButton record="teamBets" filter={filter} columns={[{ id: 'stake', title: 'Stake' }]} />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** What is scheduled is the open report without its days. */
export const FromAReport: Story = {
  render: fromReport({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }))
    const dialog = await screen.findByRole('dialog', { name: 'Schedule this report' }, { timeout: 8000 })
    const name = await within(dialog).findByRole('textbox', { name: /^Name/ }, { timeout: 8000 })
    await waitFor(() => expect(name).toHaveValue('Team betting'))
    await userEvent.clear(name)
    await userEvent.type(name, 'Dara')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /le···@example\.com/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    await expect(await screen.findByText('Report scheduled. You get a message for each file.')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith({
      ...{ name: 'Dara', record: 'teamBets', filter: { account: 'dara2026' }, cadence: 'daily' },
      ...{ format: 'xlsx', mail: true, columns: [{ id: 'stake', title: 'Stake' }] },
    })
  },
}

/** Without a confirmed address there is no e-mail to choose. */
export const WithoutAnAddress: Story = {
  render: fromReport({ reportSchedules: { ...someReports, mailHint: null } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }))
    const dialog = await screen.findByRole('dialog', { name: 'Schedule this report' }, { timeout: 8000 })
    await within(dialog).findByText(/Confirm an email address/, {}, { timeout: 8000 })
    await expect(within(dialog).queryByRole('checkbox')).toBeNull()
  },
}

export const AtTheLimit: Story = {
  render: fromReport({ reportSchedules: { ...someReports, max: 2 } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }))
    await expect(
      await screen.findByText(/You have reached the limit for schedules/, {}, { timeout: 8000 }),
    ).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: shown(answers, '?file=rfl_1'),
}

export const InKhmer: Story = { globals: { language: 'km' }, render: shown(answers, '?file=rfl_1') }

export const RightToLeft: Story = { globals: { language: 'ar' }, render: shown(answers, '?file=rfl_1') }

/** The platform sorts each list by itself; the orders are kept in the address. */
export const Sorted: Story = {
  globals: { language: 'en' },
  render: shown(
    {
      ...answers,
      reportSchedules: ({ query }) => {
        sent(query)
        return someReports
      },
    },
    '?schedulesSort=next&schedulesOrder=ascending',
  ),
  play: async ({ canvas }) => {
    const files = await canvas.findByRole('table', { name: 'Files' })
    const schedules = { schedulesSort: 'next', schedulesOrder: 'ascending' }
    await expect(sent).toHaveBeenLastCalledWith(schedules)
    await userEvent.click(within(files).getByRole('button', { name: 'Rows' }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ ...schedules, filesSort: 'count', filesOrder: 'descending' }),
    )
    const column = (table: string, name: string) =>
      within(canvas.getByRole('table', { name: table })).getByRole('columnheader', { name })
    await expect(column('Files', 'Rows')).toHaveAttribute('aria-sort', 'descending')
    await expect(column('Schedules', 'Next file')).toHaveAttribute('aria-sort', 'ascending')
    await expect(within(files).queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}
