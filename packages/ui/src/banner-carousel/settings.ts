/** Times and sizes of the banner carousel, as specified. */
export const bannerSettings = {
  /** Milliseconds for each banner. */
  autoplay: 5000,
  /** How slow a change is, in Embla's unit: some 60 frames. */
  duration: 60,
  /** Pixels between two banners while they change. */
  spaceBetween: 20.3,
} as const
