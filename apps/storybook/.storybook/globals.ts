import type { PolicyProfile } from '@baize/site/testing'
import type { Preview } from '@storybook/react-vite'
import type { StageLanguage } from './messages.ts'

/** What the toolbar sets; each is also part of a story's address, so that a link shows the same thing to all. */
export interface Globals {
  scheme: 'light' | 'dark' | 'both'
  language: StageLanguage
  direction: 'language' | 'ltr' | 'rtl'
  motion: 'system' | 'reduced'
  brand: string
  /** Which rules of safer play apply; a story reads it as `globals.policy`. */
  policy: PolicyProfile
}

export const initialGlobals: Globals = {
  scheme: 'light',
  language: 'en',
  direction: 'language',
  motion: 'system',
  brand: 'default',
  policy: 'standard',
}

/** The toolbar's choices. */
export function toolbar(brands: readonly string[]): NonNullable<Preview['globalTypes']> {
  return {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Light and dark', icon: 'sidebyside' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'km', title: 'ខ្មែរ Khmer' },
          { value: 'zh-Hans', title: '简体中文 Chinese' },
          { value: 'ar', title: 'العربية Arabic' },
          { value: 'pseudo', title: 'Áççéñţéð (pseudo, 40 % longer)' },
          { value: 'pseudo-rtl', title: 'Right to left (pseudo)' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'language', title: 'Direction: own' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion: as the system' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map((value) => ({ value, title: value })),
      },
    },
    policy: {
      description: 'Policy profile',
      toolbar: {
        title: 'Policy',
        icon: 'certificate',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Policy: standard' },
          { value: 'regulated', title: 'Policy: regulated' },
        ],
      },
    },
  }
}
