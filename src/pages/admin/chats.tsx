import { ChatsRoom } from "#chat/office/room.tsx";

export default ChatsRoom;
