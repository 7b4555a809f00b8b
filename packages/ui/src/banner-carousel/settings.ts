/** Times and sizes of the banner carousel, as specified. */
export const bannerSettings = {
  /** Milliseconds a banner stands. */
  autoplay: 5000,
  /** Milliseconds a change takes. */
  speed: 1000,
  /** Pixels between two banners while they change. */
  spaceBetween: 20.3,
} as const
