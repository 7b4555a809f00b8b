import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SubUsersScreen } from './SubUsersScreen.tsx'
import { cashier, someActions, someSubUsers } from './testing/fixtures.ts'

const meta = {
  title: 'Agent site/Sub-users',
  component: SubUsersScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof SubUsersScreen>
export default meta
type Story = StoryObj<typeof meta>

const answers: Answers = {
  subUsers: { rows: [...someSubUsers], max: 50, authenticatorRequired: false },
  subUserActions: { rows: [...someActions], page: { next: null } },
}

function Screen({ more = {}, query = '' }: { more?: Answers; query?: string }) {
  return (
    <ScriptedPlatform site="agent" path={`/agentHome/sub-users${query}`} answers={{ ...answers, ...more }}>
      <SubUsersScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

/** Who works in the account, what each may do, and what each did or tried to do. */
export const Several: Story = {
  render: () => <Screen />,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: 'Sub-users' }))
    await expect(
      await list.findByRole('row', { name: /reader88.*View only.*Temporary password/ }),
    ).toBeVisible()
    await expect(list.getByRole('row', { name: /partner1.*Disabled/ })).toBeVisible()
    const log = within(canvas.getByRole('table', { name: 'Action log' }))
    const refused = await log.findByRole('row', { name: /Offered a contract/ })
    await expect(refused).toHaveTextContent('Refused: not permitted')
    await expect(log.getByRole('row', { name: /Paid bills/ })).toHaveTextContent('Unknown')
  },
}

export const None: Story = {
  render: () => (
    <Screen
      more={{
        subUsers: { rows: [], max: 50, authenticatorRequired: false },
        subUserActions: { rows: [], page: { next: null } },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No sub-users yet')
    await canvas.findByText('No actions in this period')
  },
}

const sent = fn()

/** The log as a file: by the filters of the page, with its columns and texts. */
export const ExportingTheLog: Story = {
  render: () => (
    <Screen
      more={{
        createRecordExport: ({ body }) => {
          sent(body)
          return {
            url: 'data:text/csv,',
            fileName: 'subUserActions-sokhacash-2026-11-15_2026-11-21.csv',
            count: 6,
            expiresAt: '2026-11-21T03:01:00Z',
          }
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Offered a contract/ })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sub-user' }), 'sokhacash')
    await canvas.findByRole('row', { name: /Offered a contract/ })
    await userEvent.click(await canvas.findByRole('button', { name: /CSV/ }))
    await screen.findByText('The file has 6 rows.')
    const [body] = sent.mock.lastCall ?? []
    await expect(body).toMatchObject({
      ...{ record: 'subUserActions', format: 'csv', filter: { account: 'sokhacash' } },
    })
    await expect(body.filter.pageSize).toBeUndefined()
    await expect(body.columns).toContainEqual({
      id: 'result',
      title: 'Result',
      words: expect.objectContaining({
        done: 'Done',
        unknown: 'Unknown',
        forbidden: 'Refused: not permitted',
      }),
    })
  },
}

const required = fn()

/** The agent requires an authenticator app of all sub-users, by its payment password. */
export const RequiringAnApp: Story = {
  render: () => (
    <Screen
      more={{
        requireSubUserAuthenticator: ({ body }) => {
          required(body)
          return {}
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Require an authenticator app' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Require an authenticator app' }))
    await userEvent.type(await dialog.findByLabelText(/Your payment password/), '246810')
    await userEvent.click(dialog.getByRole('button', { name: 'Require it' }))
    await screen.findByText('Authenticator app required.')
    await expect(required).toHaveBeenLastCalledWith({ required: true, paymentPassword: '246810' })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Screen more={{ subUsers: { rows: [...someSubUsers], max: 50, authenticatorRequired: true } }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make optional' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** At the limit the button is disabled. */
export const AsManyAsPossible: Story = {
  render: () => (
    <Screen more={{ subUsers: { rows: [...someSubUsers], max: 3, authenticatorRequired: false } }} />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a sub-user' })).toBeDisabled())
  },
}

const added = fn()

/** A name, a first password and a permission; the agent's payment password confirms it. */
export const Adding: Story = {
  render: () => (
    <Screen
      more={{
        addSubUser: ({ body }) => {
          added(body)
          return cashier
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a sub-user' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a sub-user' }))
    await userEvent.type(await dialog.findByLabelText(/Username/), 'sokhacash')
    await userEvent.type(dialog.getByLabelText(/Temporary password/), 'River-stone-26')
    await userEvent.click(dialog.getByRole('radio', { name: /Cashier/ }))
    await userEvent.type(dialog.getByLabelText(/Your payment password/), '246810')
    await userEvent.click(dialog.getByRole('button', { name: 'Add sub-user' }))
    await screen.findByText(/Sub-user .*sokhacash.* added/)
    await expect(added).toHaveBeenLastCalledWith({
      ...{ username: 'sokhacash', password: 'River-stone-26', permission: 'cashier' },
      paymentPassword: '246810',
    })
  },
}

export const InKhmer: Story = { render: () => <Screen />, globals: { language: 'km' } }
export const RightToLeft: Story = { render: () => <Screen />, globals: { language: 'ar' } }

/** The platform sorts by each column; the order is kept in the address. */
export const Sorted: Story = {
  globals: { language: 'en' },
  beforeEach: () => void sent.mockReset(),
  render: () => (
    <Screen
      query="?sort=lastLoginAt&order=descending"
      more={{
        subUsers: ({ query }) => {
          sent(query)
          return { rows: [...someSubUsers], max: 50, authenticatorRequired: false }
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Sub-users' })
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ sort: 'lastLoginAt', order: 'descending' }))
    await userEvent.click(await within(table).findByRole('button', { name: 'Permission' }))
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ sort: 'permission', order: 'ascending' }))
    await expect(within(table).getByRole('columnheader', { name: 'Permission' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(within(table).queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}

/** The log has an order of its own. */
export const SortedLog: Story = {
  globals: { language: 'en' },
  beforeEach: () => void sent.mockReset(),
  render: () => (
    <Screen
      query="?sort=account&order=ascending"
      more={{
        subUserActions: ({ query }) => {
          sent(query)
          return { rows: [...someActions], page: { next: null } }
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('table', { name: 'Action log' })
    await userEvent.click(await within(log).findByRole('button', { name: 'Amount' }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'amount', order: 'descending' })),
    )
    const column = (table: string, name: string) =>
      within(canvas.getByRole('table', { name: table })).getByRole('columnheader', { name })
    await expect(column('Action log', 'Amount')).toHaveAttribute('aria-sort', 'descending')
    await expect(column('Sub-users', 'Username')).toHaveAttribute('aria-sort', 'ascending')
  },
}
