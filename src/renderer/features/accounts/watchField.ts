// Names the field of an address to watch, for the panel that draws it and the palette that focuses it.

/** DOM id of the field. */
export const WATCH_FIELD_ID = 'watch-address'
