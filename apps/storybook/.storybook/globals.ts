import type { Locale } from '@baize/i18n'

/** What the toolbar sets; each is also part of a story's address, so that a link shows the same thing to everybody. */
export interface Globals {
  scheme: 'light' | 'dark' | 'both'
  language: Locale
  direction: 'language' | 'ltr' | 'rtl'
  motion: 'system' | 'reduced'
  brand: string
}

export const initialGlobals: Globals = {
  scheme: 'light',
  language: 'en',
  direction: 'language',
  motion: 'system',
  brand: 'default',
}

/** The toolbar's choices. Arabic has no translations yet: it shows English from right to left. */
export function toolbar(brands: readonly string[]) {
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
          { value: 'ar', title: 'Right-to-left trial (ar)' },
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
        items: brands.map((value) => ({ value, title: value })),
      },
    },
  }
}
