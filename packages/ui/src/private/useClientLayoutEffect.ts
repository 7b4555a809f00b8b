import { useLayoutEffect } from 'react'

/** `useLayoutEffect` in a browser; nothing on a server, which lays nothing out and would warn of it. */
export const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect
