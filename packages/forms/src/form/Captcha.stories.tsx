import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { CaptchaChallenge, CaptchaSource } from '../captcha/useCaptcha.ts'
import { box, boxOnceThere, failed, fill, never, send } from '../testing/actions.ts'
import { Form } from './Form.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text x="60" y="30" font-size="24" text-anchor="middle" letter-spacing="6">7K2P</text></svg>')}`
const challenge = (captchaId: string): CaptchaChallenge => ({
  captchaId,
  image: picture,
  proof: { salt: 'story', difficulty: 4 },
})
let count = 0
let askedAt: number[] = []
const source = (more: Partial<CaptchaSource> = {}): CaptchaSource => ({
  fetch: async () => {
    askedAt.push(performance.now())
    return challenge(`cap_${++count}`)
  },
  prove: async () => '42',
  ...more,
})

const meta = {
  title: 'Forms/Captcha',
  component: Form,
  args: {
    fields: [
      { name: 'username', required: true },
      { name: 'captcha', required: true },
    ],
    looks: { captcha: { captcha: source() } },
    submitLabel: 'Send',
    onSubmit: fn(),
  },
  beforeEach: () => {
    count = 0
    askedAt = []
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const pressed = async (canvas: HTMLElement, words: RegExp) => {
  const button = [...canvas.querySelectorAll('button')].find((each) => words.test(each.textContent ?? ''))
  await userEvent.click(button as HTMLElement)
}

/** No puzzle: the device has done its work before the form is filled in. */
export const Proven: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'dara', captchaId: 'cap_1', proofNonce: '42' }),
    )
  },
}

export const Proving: Story = {
  args: { looks: { captcha: { captcha: source({ prove: never }) } } },
}

/** An early submit waits for the device, not for another click. */
export const SendingWaitsForTheProof: Story = {
  args: {
    looks: {
      captcha: {
        captcha: source({ prove: () => new Promise((done) => setTimeout(() => done('7'), 400)) }),
      },
    },
  },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara' })
    await send(canvas)
    await expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ proofNonce: '7' })),
    )
  },
}

/** A device that cannot do it shows the image by itself; letters are sent with the form as they were read. */
export const PictureRead: Story = {
  args: { looks: { captcha: { captcha: source({ prove: async () => null }) } } },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await fill(canvas, { username: 'dara', captcha: '7K 2P' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'dara', captcha: '7K2P', captchaId: 'cap_1' }),
    )
  },
}

/** The image is there on request, while the device is at work. */
export const PictureInstead: Story = {
  args: { looks: { captcha: { captcha: source({ prove: never }) } } },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(canvas.querySelectorAll('button').length).toBeGreaterThan(1))
    await pressed(canvas, /./)
    await expect(
      (await boxOnceThere(canvas, 'captcha')).closest('form')?.querySelector('img'),
    ).toHaveAttribute('src', picture)
  },
}

/** It is requested once, also while the device's own challenge is still on its way. */
export const PictureInsteadOfWhatIsOnItsWay: Story = {
  args: {
    looks: {
      captcha: {
        captcha: source({
          fetch: () => (++count === 1 ? never() : Promise.resolve(challenge(`cap_${count}`))),
        }),
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(canvas.querySelectorAll('button').length).toBeGreaterThan(1))
    await pressed(canvas, /./)
    await boxOnceThere(canvas, 'captcha')
    await waitFor(() => expect(canvas.querySelector('img')).toHaveAttribute('src', picture), {
      timeout: 5_000,
    })
  },
}

/** Three tones of a tenth of a second, as a file of sound in base64. */
function tones(): string {
  const samples = Array.from({ length: 4_800 }, (_, at) =>
    at % 1_600 < 800 ? 128 + Math.round(60 * Math.sin(at / 2)) : 128,
  )
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255)
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
  const file = [
    ...letters('RIFF'),
    ...number(36 + samples.length, 4),
    ...letters('WAVEfmt '),
    ...[16, 0, 0, 0, 1, 0, 1, 0],
    ...[...number(8_000, 4), ...number(8_000, 4), 1, 0, 8, 0],
    ...letters('data'),
    ...number(samples.length, 4),
    ...samples,
  ]
  return btoa(String.fromCharCode(...file))
}

const heard = fn(async (_captchaId: string) => tones())

/** A visitor who cannot see the image counts tones; they are fetched once, and the count is sent as letters are. */
export const TonesCounted: Story = {
  args: { looks: { captcha: { captcha: source({ prove: async () => null, listen: heard }) } } },
  beforeEach: () => void heard.mockClear(),
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    const words = () => canvas.querySelector('[role=status]')?.textContent
    await pressed(canvas, /Use sound/)
    await waitFor(() => expect(words()).toContain('enter the five numbers'))
    await waitFor(() => expect(canvas).toHaveTextContent(/Stop sound|Replay the tones/))
    await expect(heard).toHaveBeenCalledTimes(1)
    await expect(heard.mock.calls[0]?.[0]).toBe('cap_1')
    if (canvas.textContent?.includes('Stop sound')) await pressed(canvas, /Stop sound/)
    await waitFor(() => expect(canvas).toHaveTextContent('Replay the tones'))
    await pressed(canvas, /Replay the tones/)
    await expect(heard).toHaveBeenCalledTimes(1)
    await fill(canvas, { username: 'dara', captcha: '3 1 6 2 5' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'dara', captcha: '31625', captchaId: 'cap_1' }),
    )
  },
}

/** The sound could not be played: said where they were requested, and requested again by the same button. */
export const TonesFailed: Story = {
  args: {
    looks: {
      captcha: {
        captcha: source({
          prove: async () => null,
          listen: async () => {
            throw new Error('offline')
          },
        }),
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await pressed(canvas, /Use sound/)
    await waitFor(() => expect(canvas).toHaveTextContent('The sound could not be played'))
    await expect(canvas).toHaveTextContent('Use sound instead')
  },
}

/** The image failed to load: its place is empty, and it can be requested again. */
export const NoPicture: Story = {
  args: {
    looks: {
      captcha: {
        captcha: source({
          fetch: async () => {
            throw new Error('offline')
          },
        }),
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await expect(canvas.querySelector('img')).toBeNull()
  },
}

/** The platform accepts a solution once: a refused form has a new challenge, and what was typed elsewhere stays. */
export const RefusedTakesANewOne: Story = {
  args: {
    looks: { captcha: { captcha: source({ prove: async () => null }) } },
    onSubmit: fn(() => ({ problems: [{ field: 'captcha', code: 'wrong' }] })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara', captcha: 'AAAA' })
    await send(canvas)
    await failed(canvas)
    await expect(box(canvas, 'username')).toHaveValue('dara')
    await expect(box(canvas, 'captcha')).toHaveValue('')
    await waitFor(() => expect(count).toBe(2), { timeout: 4_000 })
    // The platform returns one challenge a second, and refuses earlier requests.
    await expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThanOrEqual(1_000)
  },
}
