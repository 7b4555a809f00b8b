import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../stack/Stack.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import { resendTime } from './settings.ts'

const meta = {
  title: 'UI/Fields/CodeField',
  component: CodeField,
  args: {
    label: 'Code from the message',
    name: 'verificationCode',
    onValueChange: fn(),
    onComplete: fn(),
    onRequest: fn(),
  },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

/** One input, as a device wants it that fills in codes; letters are left out and digits of any script are read. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Code from the message')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(field, '12a3')
    await expect(field).toHaveValue('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('៤៥៦')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Code from the message')
    await userEvent.click(field)
    await userEvent.paste('Your code is 804-175.')
    await expect(field).toHaveValue('804175')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('804175')
  },
}

/** The second code replaces the first one, though only its last digit is selected. */
export const PastedOver: Story = {
  args: { defaultValue: '000000' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.paste('804175')
    await expect(canvas.getByLabelText('Code from the message')).toHaveValue('804175')
    await expect(args.onComplete).toHaveBeenCalledWith('804175')
  },
}

/** Arrows go from cell to cell, and a digit typed over another takes its place. */
export const ByKeyboard: Story = {
  args: { defaultValue: '123456' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Code from the message')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}9')
    await expect(field).toHaveValue('123956')
    await expect(args.onComplete).toHaveBeenLastCalledWith('123956')
    await userEvent.keyboard('{Home}87')
    await expect(field).toHaveValue('873956')
    await userEvent.keyboard('{End}{Backspace}')
    await expect(field).toHaveValue('87395')
  },
}

/** The countdown runs from an instant of the server: a remounted field continues where it was. */
export const Resending: Story = {
  render: function Resending(args) {
    const [resendAt, setResendAt] = useState<number>()
    const [shown, setShown] = useState(true)
    const request = () => {
      args.onRequest?.()
      setResendAt(resendTime(Date.now()))
    }
    return (
      <Stack>
        {shown && <CodeField {...args} resendAt={resendAt} onRequest={request} />}
        <Button variant="plain" onClick={() => setShown(!shown)}>
          Go away and come back
        </Button>
      </Stack>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a code' }))
    await expect(args.onRequest).toHaveBeenCalledTimes(1)
    await expect(canvas.getByLabelText('Code from the message')).toHaveFocus()
    const running = await canvas.findByRole('button', { name: /Send again in (1:00|0:5\d)/ })
    await expect(running).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('in 1 minute'))
    const away = canvas.getByRole('button', { name: 'Go away and come back' })
    await userEvent.click(away)
    await userEvent.click(away)
    await expect(await canvas.findByRole('button', { name: /Send again in 0:5\d/ })).toBeDisabled()
    await expect(args.onRequest).toHaveBeenCalledTimes(1)
  },
}

/** At its end the button works again, and a screen reader announces that. */
export const CountdownEnds: Story = {
  render: function Ends(args) {
    const [resendAt] = useState(() => Date.now() + 1500)
    return <CodeField {...args} resendAt={resendAt} />
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Send again in/ })).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled(), {
      timeout: 4000,
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('You can request a new code now')
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onRequest).toHaveBeenCalledTimes(1)
  },
}

/** A request that failed says why, where it was made; another may be made at once. */
export const RequestFailed: Story = {
  args: { requestError: 'Too many requests. Try again in 5 minutes.', resendAt: '2020-01-01T00:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled())
  },
}

export const Requesting: Story = { args: { requesting: true } }
export const WithError: Story = {
  args: { required: true, error: 'This code is wrong. Check the message.', defaultValue: '804175' },
}
export const FourDigits: Story = { args: { length: 4, hint: 'It comes within a minute.' } }
export const EightDigits: Story = { args: { length: 8, defaultValue: '12345' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '12' } }
export const UnreadableInstant: Story = { args: { resendAt: 'soon' } }

const without = ({ onRequest: _onRequest, ...args }: CodeFieldProps) => <CodeField {...args} />
export const NoButton: Story = { args: { label: 'Code of the authenticator' }, render: without }

export const LongText: Story = {
  args: {
    label: 'The code from the message that we sent to your telephone a moment ago '.repeat(3),
    error: 'E'.repeat(200),
    requestError: 'Something went wrong that takes many words to explain. '.repeat(4),
  },
}

export const HostileText: Story = {
  args: { label: '<b>Code</b>', requestError: '<img src=x onerror=alert(1)>', defaultValue: '<script>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b, script')).toBeNull()
  },
}

/** Digits read from left to right in every language, and the left arrow moves left. */
export const RightToLeft: Story = {
  args: { label: 'الرمز من الرسالة', hint: 'يصل خلال دقيقة.', defaultValue: '1234' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <CodeField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('الرمز من الرسالة')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}9')
    await expect(field).toHaveValue('1239')
  },
}
