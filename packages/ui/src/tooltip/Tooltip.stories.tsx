import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { RefreshIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { PopupDialog } from '../modal/PopupDialog.tsx'
import { Text } from '../text/Text.tsx'
import { InfoTip } from './InfoTip.tsx'
import { tooltipSides } from './sides.ts'
import { Tooltip } from './Tooltip.tsx'

const pressed = fn()
const words = 'Deposits in 15 seconds'

const meta = {
  title: 'UI/Modal/Tooltip',
  component: Tooltip,
  args: { text: words, delay: 50, children: <Button onClick={pressed}>Deposit</Button> },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides } },
  parameters: { layout: 'centered' },
  beforeEach: () => void pressed.mockClear(),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const tip = () => document.querySelector('[role=tooltip]')
const shown = () => waitFor(() => expect(tip()).not.toBeNull())
const gone = () => waitFor(() => expect(tip()).toBeNull())

/** The control keeps its name; the words are its description, shown or not. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deposit' })
    await expect(button).toHaveAccessibleDescription(words)
    await expect(tip()).toBeNull()
  },
}

/** Shown at once by keyboard focus, closed by Escape without moving, and with the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await shown()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await shown()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** A pointer that rests shows it; one may move onto it to read; it closes after both are left. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button')
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { target: element, coords: { clientX: left + width / 2, clientY: top + height / 2 } }
    }
    await userEvent.pointer(middle(button))
    await shown()
    await userEvent.pointer(middle(tip() as Element))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(tip()).not.toBeNull()
    await userEvent.pointer({ target: canvasElement, coords: { clientX: 1, clientY: 1 } })
    await userEvent.pointer({ target: canvasElement, coords: { clientX: 1, clientY: innerHeight - 1 } })
    await gone()
  },
}

/** A long press reads and does not activate; a tap activates. */
export const ByFinger: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const touch = { pointerType: 'touch', bubbles: true }
    await fireEvent.pointerDown(button, touch)
    await fireEvent.pointerUp(button, touch)
    await fireEvent.click(button)
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(tip()).toBeNull()
    await fireEvent.pointerDown(button, touch)
    await shown()
    await fireEvent.pointerUp(button, touch)
    await fireEvent.click(button)
    await expect(pressed).toHaveBeenCalledOnce()
    await fireEvent.pointerDown(document.body, touch)
    await gone()
  },
}

/** In a popup, the first Escape is the tooltip's. */
export const InPopup: Story = {
  render: (args) => (
    <PopupDialog open label="Deposit" title="Deposit" onClose={pressed} hideCloseButton>
      <Tooltip {...args} />
    </PopupDialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await shown()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(pressed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(pressed).toHaveBeenCalledWith('escape')
  },
}

/** An image's own tooltip is suppressed; its name stays. */
export const OnAPicture: Story = {
  args: {
    children: <IconButton icon={<RefreshIcon />} label="Refresh" />,
    text: 'The balance is read again from every vendor',
    side: 'bottom',
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await expect(button).not.toHaveAttribute('title')
    await userEvent.hover(button)
    await shown()
  },
}

/** An explanation where there is no control to explain. A click shows it, so that it works on touch screens too. */
export const InfoTipBesideAWord: Story = {
  render: () => (
    <Inline>
      <Text>Valid bet</Text>
      <InfoTip label="About valid bets" text="Stakes that count: ties and opposite bets do not." />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About valid bets' })
    await expect(button).toHaveAccessibleDescription('Stakes that count: ties and opposite bets do not.')
    await userEvent.click(button)
    await shown()
    await userEvent.keyboard('{Escape}')
    await gone()
    await fireEvent.click(button)
    await shown()
  },
}

/** Without words there is none, and nothing is described. */
export const Empty: Story = {
  args: { text: ' ' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
    await expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  },
}

export const LongText: Story = {
  args: { text: 'A tooltip is for a few words, and this one has far more than a few. '.repeat(8) },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await shown()
    const box = (tip() as Element).getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(box.top).toBeGreaterThanOrEqual(0)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'يضاف خلال 15 ثانية', children: <Button>إيداع</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await shown()
  },
}
