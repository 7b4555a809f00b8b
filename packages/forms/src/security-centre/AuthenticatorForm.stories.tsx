import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { AuthenticatorForm, type AuthenticatorFormProps } from './AuthenticatorForm.tsx'

const submit = fn<AuthenticatorFormProps['onSubmit']>
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const meta = {
  title: 'Forms/Authenticator form',
  component: AuthenticatorForm,
  decorators: [inCard],
  args: {
    secret: { secret, otpauthUrl: `otpauth://totp/Baize:sokdara1?secret=${secret}&issuer=Baize` },
    onSubmit: submit(async () => {}),
    onDone: fn(),
  },
} satisfies Meta<typeof AuthenticatorForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(within(canvas).getByRole('img')).toBeVisible()
    await expect(within(canvas).getByDisplayValue(secret)).toHaveAttribute('readonly')
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { verificationCode: '482913' })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ verificationCode: '482913' }))
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { verificationCode: '48' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(1)
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.click(within(canvas).getByRole('link'))
  await expect(box(canvas, 'verificationCode')).toHaveFocus()
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      problems: [{ field: 'verificationCode', code: 'wrongCode' }],
      formProblem: 'The clock of your phone may be wrong. Set it to automatic',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { verificationCode: '482913' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { verificationCode: '482913' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { verificationCode: '482913' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
