import { ApiError } from '@baize/api'
import { type Answers, defaultPermission, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fieldNamed, press } from '../testing/actions.ts'
import { RegisterForm } from './RegisterForm.tsx'

const open = { ...defaultPermission, switches: { ...defaultPermission.switches, USERNAMEREG3: true } }

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}
const password = { ...rule, required: true, patternId: 1, acceptedPattern: '*', minLength: 8, maxLength: 64 }

const settings = {
  rules: {
    username: { ...rule, required: true, patternId: 2, minLength: 6, maxLength: 16 },
    password,
    confirmPassword: password,
    paymentPassword: { ...rule, required: true, patternId: 7, minLength: 6, maxLength: 6 },
    email: { ...rule, patternId: 4, minLength: 6, maxLength: 100 },
    referralCode: { ...rule, patternId: 5, minLength: 4, maxLength: 32 },
  },
  termsVersion: '2026-11',
  termsTicked: true,
  minimumAge: 18,
}

const registered = fn((_input: { body?: unknown }) => ({
  token: 'story',
  firstTimeLogin: true,
  passwordExpired: false,
}))
const failing = fn((): typeof settings | ApiError => settings)

const meta = {
  title: 'Account/Register',
  component: RegisterForm,
  args: { onRegistered: fn() },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    registered.mockClear()
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('busy', { status: 503 }))
      .mockReturnValue(settings)
  },
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform signedIn={false} answers={{ permission: open, registerSettings: settings, ...answers }}>
      <RegisterForm {...args} />
    </ScriptedPlatform>
  )

async function fill(canvas: HTMLElement) {
  await userEvent.type(await fieldNamed(canvas, 'username'), 'sokha2026')
  await userEvent.type(await fieldNamed(canvas, 'password'), 'green cloth')
  await userEvent.type(await fieldNamed(canvas, 'confirmPassword'), 'green cloth')
  await userEvent.type(await fieldNamed(canvas, 'paymentPassword'), '246810')
  await press(canvas, 'Register')
}

export const Empty: Story = { render: answered({}) }

export const InKhmer: Story = { render: answered({}), globals: { language: 'km' } }

export const Loading: Story = { render: answered({ registerSettings: 'never' }) }

/** The rules could not be read: the same place offers to try again, and then has the form. */
export const FailedThenThere: Story = {
  render: answered({ registerSettings: failing }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again')
    await fieldNamed(canvasElement, 'username')
  },
}

/** Required fields are named in the form's order; what is optional is not. */
export const MissingFields: Story = {
  render: answered({}),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Register')
    const summary = await waitFor(() => canvas.getByRole('region', { name: 'There is a problem' }))
    await waitFor(() => expect(summary).toHaveFocus())
    await expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Username is required',
      'Password is required',
      'Confirm password is required',
      'Payment password is required',
    ])
  },
}

export const Registered: Story = {
  render: answered({ register: registered }),
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledTimes(1))
    await expect(registered).toHaveBeenCalledWith({
      body: expect.objectContaining({ username: 'sokha2026', termsAccepted: true, termsVersion: '2026-11' }),
    })
  },
}

export const NameTaken: Story = {
  render: answered({
    register: new ApiError('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus())
    await expect(await fieldNamed(canvasElement, 'username')).toHaveValue('sokha2026')
  },
}

export const Busy: Story = {
  render: answered({ register: 'never' }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Invited: Story = {
  args: { invitation: { referralCode: 'BZ7K2P' } },
  render: answered({ affiliate: { valid: true, accountType: 'member' } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Your invitation is valid.'))
    await expect(await fieldNamed(canvasElement, 'referralCode')).toHaveValue('BZ7K2P')
  },
}

export const InvitationOver: Story = {
  args: { invitation: { referralCode: 'BZ7K2P' } },
  render: answered({ affiliate: { valid: false, accountType: null } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('This invitation is no longer valid.'))
  },
}
