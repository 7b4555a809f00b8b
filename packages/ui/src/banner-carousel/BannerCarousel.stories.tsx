import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BannerCarousel } from './BannerCarousel.tsx'
import { bannerVariants } from './BannerSlide.tsx'

const meta = {
  title: 'UI/Gaming/BannerCarousel',
  component: BannerCarousel,
  args: {
    label: 'Promotions',
    banners: bannerVariants.map((variant, index) => ({
      id: `${variant}-${index}`,
      href: `#${variant}`,
      variant,
      kicker: 'Welcome table',
      title:
        ['Your first deposit, matched in full', 'Five levels, no fine print', 'Night of the long shoe'][
          index
        ] ?? '',
      text: 'Up to $100, with a turnover you can read in one line.',
      action: 'See the terms',
    })),
  },
} satisfies Meta<typeof BannerCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Premium: Story = { args: { banners: meta.args.banners.slice(1, 2) } }
export const Night: Story = { args: { banners: meta.args.banners.slice(2) } }
export const One: Story = { args: { banners: meta.args.banners.slice(0, 1) } }
export const Empty: Story = { args: { banners: [] } }
export const WithoutAutoplay: Story = { args: { autoplay: 0 } }
export const OnlyTitles: Story = {
  args: { banners: meta.args.banners.map(({ id, href, title }) => ({ id, href, title })) },
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 304" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g"><stop stop-color="#184e38"/><stop offset="1" stop-color="#b58b2d"/></linearGradient></defs><rect width="1240" height="304" fill="url(#g)"/><circle cx="1000" cy="152" r="190" fill="#ffffff22"/></svg>',
)}`

export const WithPictures: Story = {
  args: {
    banners: [
      {
        id: 'over',
        href: '#',
        image: picture,
        title: 'Words over a picture',
        text: 'Readable on any of them.',
        action: 'Go',
      },
      { id: 'inside', href: '#', image: picture, title: 'The words are in the picture', wordsInImage: true },
    ],
  },
}

export const MissingPicture: Story = {
  args: {
    banners: [
      {
        id: 'gone',
        href: '#',
        image: '/nowhere.png',
        title: 'The painted look stands in',
        wordsInImage: true,
      },
    ],
  },
}

export const LongText: Story = {
  args: {
    banners: [
      {
        id: 'long',
        href: '#',
        kicker: 'A kicker that goes on for longer than a kicker should',
        title: 'A title of two hundred characters, as a marketing department may once send it. '.repeat(3),
        text: 'And a text that goes on and on. '.repeat(12),
        action: 'A button with many words on it',
      },
    ],
  },
}

export const HostileText: Story = {
  args: {
    banners: [
      {
        id: 'hostile',
        href: '#',
        kicker: '<b>Bold</b>',
        title: '<img src=x onerror=alert(1)> & "friends"',
        text: '<script>alert(1)</script>',
      },
    ],
  },
}

export const RightToLeftWords: Story = {
  args: { banners: [{ id: 'ar', href: '#', title: 'مكافأة الإيداع الأول (Welcome)', action: 'التفاصيل' }] },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The image under words is mirrored with them; one that has words in it is not. */
export const PicturesRightToLeft: Story = {
  ...WithPictures,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [under, inside] = canvasElement.querySelectorAll('img')
    await expect(getComputedStyle(under as Element).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
    await expect(getComputedStyle(inside as Element).transform).toBe('none')
  },
}

export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    label: 'ប្រូម៉ូសិន',
    banners: [
      {
        id: 'km',
        href: '#',
        kicker: 'ស្វាគមន៍',
        title: 'ប្រាក់បន្ថែមសម្រាប់ការដាក់ប្រាក់លើកដំបូង',
        text: 'រហូតដល់ ១០០ ដុល្លារ ជាមួយលក្ខខណ្ឌច្បាស់លាស់។',
        action: 'មើលលក្ខខណ្ឌ',
      },
      { id: 'km2', href: '#', variant: 'night', title: 'រៀងរាល់ថ្ងៃសុក្រ' },
    ],
  },
}

/** The APG carousel: the control is first; next and previous wrap; a slide out of sight is out of reach. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('group').filter((slide) => !slide.inert)
    await userEvent.tab()
    const control = canvas.getByRole('button', { name: /^(Pause|Play)$/ })
    await expect(control).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous banner' })).toHaveFocus()
    await waitFor(() => expect(control).toHaveAccessibleName('Play'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shown()[0]).toHaveAccessibleName('3 of 3'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shown()[0]).toHaveAccessibleName('1 of 3'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Your first deposit/ })).toHaveFocus()
    const second = canvas.getByRole('button', { name: /Banner 2 of 3/ })
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(shown()[0]).toHaveAccessibleName('2 of 3'))
  },
}

/** Rotates by itself only where motion is wanted, and while nothing pauses it. */
export const Rotates: Story = {
  args: { autoplay: 300 },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: /^(Pause|Play)$/ })
    if (control.getAttribute('aria-label') === 'Play') control.click()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Banner 2 of 3/ })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.hover(canvas.getByRole('region', { name: 'Promotions' }))
    const live = canvas.getAllByRole('group')[0]?.parentElement
    await expect(live).toHaveAttribute('aria-live', 'polite')
  },
}
