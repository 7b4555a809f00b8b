import { ApiError } from '@baize/api'
import type { Member } from '@baize/site'
import { type Answers, defaultAnswers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fieldNamed, press } from '../testing/actions.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const meta = {
  title: 'Account/Change password',
  component: ChangePasswordForm,
  args: { onChanged: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const member = defaultAnswers.memberInfo as Member

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform answers={answers}>
      <ChangePasswordForm {...args} />
    </ScriptedPlatform>
  )

async function fill(canvas: HTMLElement, again = 'green cloth and brass') {
  await userEvent.type(await fieldNamed(canvas, 'oldPassword'), 'the one before')
  await userEvent.type(await fieldNamed(canvas, 'newPassword'), 'green cloth and brass')
  await userEvent.type(await fieldNamed(canvas, 'confirmNewPassword'), again)
  await press(canvas, 'Change password')
}

export const Empty: Story = { render: answered({}) }

export const InKhmer: Story = { render: answered({}), globals: { language: 'km' } }

/** An account that was opened without one needs no old password. */
export const FirstPassword: Story = {
  render: answered({ memberInfo: { ...member, hasPassword: false } }),
  play: async ({ canvasElement }) => {
    await fieldNamed(canvasElement, 'newPassword')
    await waitFor(() => expect(canvasElement.querySelector('[name=oldPassword]')).toBeNull())
  },
}

export const MustBeChanged: Story = {
  render: answered({ memberInfo: { ...member, mustChangePassword: true } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Choose your own password'))
  },
}

export const NotTheSameTwice: Story = {
  render: answered({ changePassword: {} }),
  play: async ({ args, canvas, canvasElement }) => {
    await fill(canvasElement, 'green cloth and bras')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus())
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const WrongOldPassword: Story = {
  render: answered({
    changePassword: new ApiError('wrongCredentials', {
      status: 401,
      problems: [{ field: 'oldPassword', code: 'wrong' }],
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus())
    await expect(canvasElement).toHaveTextContent('Current password is incorrect. Try again')
  },
}

/** The platform's problem with a field is shown at the field. */
export const TooCommon: Story = {
  render: answered({
    changePassword: new ApiError('invalidFields', { problems: [{ field: 'newPassword', code: 'common' }] }),
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    const field = await fieldNamed(canvasElement, 'newPassword')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const Changed: Story = {
  render: answered({ changePassword: {} }),
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1))
  },
}

export const Busy: Story = {
  render: answered({ changePassword: 'never' }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}
