import { isolated } from '@baize/i18n/format'
import type { MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import type { Purpose } from './purpose.ts'

/** The popup of a way in. */
export type WayIn = 'login' | 'register'

const titles: Record<Purpose['to'], (way: WayIn, name: string) => MessageDescriptor> = {
  play: (way, name) =>
    msg({
      message: select(way, {
        register: `Open an account to play ${name}`,
        other: `Sign in to play ${name}`,
      }),
      context: 'title of a popup: why to sign in',
    }),
  favourite: (way, name) =>
    msg({
      message: select(way, {
        register: `Open an account to add ${name} to your favourites`,
        other: `Sign in to add ${name} to your favourites`,
      }),
      context: 'title of a popup: why to sign in',
    }),
  promotion: (way, name) =>
    msg({
      message: select(way, {
        register: `Open an account to take part in ${name}`,
        other: `Sign in to take part in ${name}`,
      }),
      context: 'title of a popup: why to sign in',
    }),
  redeem: (way, name) =>
    msg({
      message: select(way, {
        register: `Open an account to redeem ${name}`,
        other: `Sign in to redeem ${name}`,
      }),
      context: 'title of a popup: why to sign in',
    }),
  lottery: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to play the lottery',
        other: 'Sign in to play the lottery',
      }),
      context: 'title of a popup: why to sign in',
    }),
  favourites: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your favourites',
        other: 'Sign in to see your favourites',
      }),
      context: 'title of a popup: why to sign in',
    }),
  recent: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your recent games',
        other: 'Sign in to see your recent games',
      }),
      context: 'title of a popup: why to sign in',
    }),
  points: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your points',
        other: 'Sign in to see your points',
      }),
      context: 'title of a popup: why to sign in',
    }),
  wallet: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your wallet',
        other: 'Sign in to see your wallet',
      }),
      context: 'title of a popup: why to sign in',
    }),
  deposit: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to deposit',
        other: 'Sign in to deposit',
      }),
      context: 'title of a popup: why to sign in',
    }),
  withdraw: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to withdraw',
        other: 'Sign in to withdraw',
      }),
      context: 'title of a popup: why to sign in',
    }),
  transfer: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to transfer',
        other: 'Sign in to transfer',
      }),
      context: 'title of a popup: why to sign in',
    }),
  bonuses: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your bonuses',
        other: 'Sign in to see your bonuses',
      }),
      context: 'title of a popup: why to sign in',
    }),
  rewards: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to claim your rewards',
        other: 'Sign in to claim your rewards',
      }),
      context: 'title of a popup: why to sign in',
    }),
  messages: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to read your messages',
        other: 'Sign in to read your messages',
      }),
      context: 'title of a popup: why to sign in',
    }),
  records: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your records',
        other: 'Sign in to see your records',
      }),
      context: 'title of a popup: why to sign in',
    }),
  limits: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to set your limits',
        other: 'Sign in to set your limits',
      }),
      context: 'title of a popup: why to sign in',
    }),
  contract: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your contract',
        other: 'Sign in to see your contract',
      }),
      context: 'title of a popup: why to sign in',
    }),
  vip: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your VIP level',
        other: 'Sign in to see your VIP level',
      }),
      context: 'title of a popup: why to sign in',
    }),
  raffle: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to take part in the raffle',
        other: 'Sign in to take part in the raffle',
      }),
      context: 'title of a popup: why to sign in',
    }),
  redEnvelope: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to open red envelopes',
        other: 'Sign in to open red envelopes',
      }),
      context: 'title of a popup: why to sign in',
    }),
  account: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to see your account',
        other: 'Sign in to see your account',
      }),
      context: 'title of a popup: why to sign in',
    }),
  goOn: (way) =>
    msg({
      message: select(way, {
        register: 'Open an account to continue',
        other: 'Sign in again to continue',
      }),
      context: 'title of a popup: why to sign in',
    }),
}

const unnamed = (way: WayIn) =>
  msg({
    message: select(way, { register: 'Open an account to play', other: 'Sign in to play' }),
    context: 'title of a popup: why to sign in',
  })

/** The title of a popup with a purpose: the way in, and what for. */
export function purposeTitle(way: WayIn, { to, name }: Purpose): MessageDescriptor {
  if (name === undefined && to === 'play') return unnamed(way)
  return titles[to](way, name === undefined ? '' : isolated(name))
}
